import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { passwordStrength, STRENGTH_MIN } from '../../src/config/password-strength.ts';
import { Failure } from '../failure.ts';

/** Log₂ of the scrypt cost: about a tenth of a second and 32 MB per attempt. */
const COST = 15;
const BLOCK = 8;
const LENGTH = 32;
/** Allows more memory than any stored parameters need. */
const MAX_MEMORY = 64 * 1024 * 1024;

function derive(password: string, salt: Buffer, cost: number, block: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: block, p: 1, maxmem: MAX_MEMORY };
  return new Promise((resolve, reject) => {
    // Different keyboards may compose the same characters differently.
    scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const storedForm = (salt: Buffer, hash: Buffer) =>
  ['scrypt', COST, BLOCK, salt.toString('base64url'), hash.toString('base64url')].join('$');

/** The stored form of a password: parameters, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return storedForm(salt, await derive(password, salt, COST, BLOCK));
}

/** A hash that no password has, with the same parameters, so that a comparison takes as long. */
const NOBODYS = storedForm(randomBytes(16), randomBytes(LENGTH));

/** Compares a password. Without a stored one it takes as long and returns false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, cost = '', block = '', salt = '', hash = ''] = (stored ?? NOBODYS).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(cost), Number(block));
  return given.length === expected.length && timingSafeEqual(given, expected) && stored !== null;
}

const EASY = 'Такой пароль легко подобрать. Добавьте ещё слово или два';

/**
 * The fault of a common password, or of one built from common words; null for any other.
 * @param own public data of its owner.
 */
export const easyFault = (password: string, own: readonly string[]): string | null =>
  passwordStrength(password, own) >= STRENGTH_MIN ? null : EASY;

/**
 * @param own public data of its owner.
 * @throws Failure `bad_request` for a common password or one built from common words.
 */
export function assertHard(password: string, own: readonly string[]): void {
  const fault = easyFault(password, own);
  if (fault !== null) throw new Failure('bad_request', fault, { password: fault });
}
