import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { passwordStrength, STRENGTH_MIN } from '../../src/config/password-strength.ts';
import { Failure } from '../failure.ts';

/** A power of two: about a tenth of a second and 32 MB for each password that is tried. */
const COST = 15;
const BLOCK = 8;
const LENGTH = 32;
/** Takes the hash further than any parameters that are stored need it. */
const MAX_MEMORY = 64 * 1024 * 1024;

function derive(password: string, salt: Buffer, cost: number, block: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: block, p: 1, maxmem: MAX_MEMORY };
  return new Promise((resolve, reject) => {
    // Typed on another keyboard, the same letters may come composed in another way.
    scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const storedForm = (salt: Buffer, hash: Buffer) =>
  ['scrypt', COST, BLOCK, salt.toString('base64url'), hash.toString('base64url')].join('$');

/** What is stored of a password: parameters, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return storedForm(salt, await derive(password, salt, COST, BLOCK));
}

/** The hash of no password, under the same parameters, so that trying it takes as long. */
const NOBODYS = storedForm(randomBytes(16), randomBytes(LENGTH));

/** Whether it is that password. Without a stored one it takes as long, and it never is. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, cost = '', block = '', salt = '', hash = ''] = (stored ?? NOBODYS).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(cost), Number(block));
  return given.length === expected.length && timingSafeEqual(given, expected) && stored !== null;
}

const EASY = 'Такой пароль легко подобрать. Добавьте ещё слово или два';

/**
 * @param own what others know of its owner.
 * @throws Failure `bad_request` for a password that is one of the commonest, or made of them.
 */
export function assertHard(password: string, own: readonly string[]): void {
  if (passwordStrength(password, own) >= STRENGTH_MIN) return;
  throw new Failure('bad_request', EASY, { password: EASY });
}
