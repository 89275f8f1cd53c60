import { randomInt } from 'node:crypto';

/** Digits of a number before its two check digits. */
const DIGITS = 10;
/** Letters and digits that nobody takes for one another, read aloud or printed small. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_TAIL = 6;

/** ISO 7064, MOD 97-10: finds every wrong digit and every two that changed places. */
const checkDigits = (digits: string) =>
  String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0');

const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1-');

/** A number of twelve digits as a certificate shows it: `4821-7730-5906`. */
export function numberFrom(digits: string): string {
  return grouped(digits + checkDigits(digits));
}

export const makeNumber = () =>
  numberFrom(Array.from({ length: DIGITS }, () => randomInt(10)).join(''));

/** The number somebody typed, in its written form; null when no certificate can have it. */
export function readNumber(typed: string): string | null {
  const digits = typed.replace(/[\s\u00a0\u2010-\u2015-]/g, '');
  if (!/^\d{12}$/.test(digits)) return null;
  const number = numberFrom(digits.slice(0, DIGITS));
  return number === grouped(digits) ? number : null;
}

/** What QR and barcode hold: the number, and a tail that cannot be worked out from it. */
export function makeCode(number: string): string {
  const tail = Array.from({ length: CODE_TAIL }, () => LETTERS[randomInt(LETTERS.length)]);
  return number.replaceAll('-', '') + tail.join('');
}
