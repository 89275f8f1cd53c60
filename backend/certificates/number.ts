import { randomInt } from 'node:crypto';

/** Digits of a number before its two check digits. */
const DIGITS = 10;
/** Letters and digits that cannot be mistaken for one another when read aloud or printed small. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_TAIL = 6;

/** ISO 7064 MOD 97-10: detects every wrong digit and every transposition of two digits. */
const checkDigits = (digits: string) =>
  String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0');

const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1-');

/** The number that begins with ten digits, as a certificate shows it: `4821-7730-5918`. */
export function numberFrom(digits: string): string {
  return grouped(digits + checkDigits(digits));
}

/** A random number with its check digits. */
export const makeNumber = () =>
  numberFrom(Array.from({ length: DIGITS }, () => randomInt(10)).join(''));

/** Normalises a typed number; null when no certificate can have it. */
export function readNumber(typed: string): string | null {
  const digits = typed.replace(/[\s\u00a0\u2010-\u2015-]/g, '');
  if (!/^\d{12}$/.test(digits)) return null;
  const number = numberFrom(digits.slice(0, DIGITS));
  return number === grouped(digits) ? number : null;
}

/**
 * The content of the QR code and barcode: the number and a suffix that cannot be derived from it.
 */
export function makeCode(number: string): string {
  const tail = Array.from({ length: CODE_TAIL }, () => LETTERS[randomInt(LETTERS.length)]);
  return number.replaceAll('-', '') + tail.join('');
}
