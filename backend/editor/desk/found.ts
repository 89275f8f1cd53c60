/** Parses the desk's search input. */
import { isWholePhone, phoneDigits } from '../../../contract/phone.ts';
import { readNumber } from '../../certificates/number.ts';
import { storedEmail } from '../../members/email.ts';
import { invalid } from '../faults.ts';

/** The phone in any notation; null if it is none. */
export function phoneIn(typed: string): string | null {
  const phone = phoneDigits(typed);
  return isWholePhone(phone) && /^[\d\s\u00a0()+\-\u2010-\u2015.]+$/.test(typed) ? phone : null;
}

/** The email as stored with members; null if it is none. */
export const emailIn = (typed: string): string | null =>
  typed.includes('@') ? storedEmail(typed) : null;

/** The number of a row, with or without a prefix: «№ 12», «Я-00012». */
export function numberIn(typed: string, sign = /^(?:№|n)?\s*/i): number | null {
  const digits = typed.trim().replace(sign, '');
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}

/**
 * How the log names the search input: masked, so that nobody can be called or written to, and no
 * certificate used.
 */
export function veiled(typed: string): string {
  const [name = '', host] = typed.split('@');
  if (host !== undefined) return `почта ${name.slice(0, 1)}…@${host.trim()}`;
  const phone = phoneIn(typed);
  if (phone !== null) return `телефон …${phone.slice(-4)}`;
  const certificate = readNumber(typed);
  return `номер ${certificate === null ? typed.slice(0, 20) : `…${certificate.slice(-4)}`}`;
}

/** The failure for a search that names nothing the desk can look up. */
export const unreadable = (what: string) => invalid({ search: what });
