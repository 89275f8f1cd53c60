/**
 * Preloaded into the process of the contract tests: a password is hashed at a thousandth of its
 * cost. Each of some two hundred attempts would take a tenth of a second, and none of these tests is
 * about that. The stored hash still states the real cost.
 */
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The lowest valid cost. */
const CHEAP = 2 ** 4;

const { scrypt } = crypto;

type Derived = (error: Error | null, key: Buffer) => void;

function cheaply(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  derived: Derived,
): void {
  scrypt(password, salt, length, { ...options, N: CHEAP }, derived);
}

function use(how: typeof crypto.scrypt | typeof cheaply): void {
  Reflect.set(crypto, 'scrypt', how);
  syncBuiltinESMExports();
}

/** For the tests of the hashes themselves. */
export async function atFullCost(work: () => Promise<void>): Promise<void> {
  use(scrypt);
  try {
    await work();
  } finally {
    use(cheaply);
  }
}

use(cheaply);
