import process from 'node:process';
import fc from 'fast-check';
import { seedOr } from './seed.ts';

/** Runs of a property in `npm test`; `npm run test:long` makes all of them. */
const SHORT = 100;

const isLong = process.env['TEST_LONG'] === '1';

/** One failure, to be made again: `<name>@<seed>@<path>`; every other property is passed over. */
const [onlyName = '', onlySeed = '', onlyPath = ''] = (process.env['TEST_REPEAT'] ?? '').split('@');

export type Tries = {
  /** Of the property, its own among all. */
  readonly name: string;
  readonly seed: number;
  /** Runs of the long test. */
  readonly all: number;
  /** Runs of `npm test`. */
  readonly short?: number;
};

/**
 * Tries a property, the same way every time for one seed. A failure says how it is made again, from
 * its seed and its path.
 */
export async function holds<T>(
  { name, seed, all, short = SHORT }: Tries,
  property: fc.IAsyncProperty<T>,
): Promise<void> {
  if (onlyName !== '' && onlyName !== name) return;
  const again =
    onlyName === '' ? { seed: seedOr(seed) } : { seed: Number(onlySeed), path: onlyPath };
  const numRuns = isLong ? all : Math.min(all, short);
  const details = await fc.check(property, { numRuns, ...again });
  const report = await fc.asyncDefaultReportMessage(details);
  if (report === undefined) return;
  const repeat = `TEST_REPEAT='${name}@${details.seed}@${details.counterexamplePath}'`;
  throw new Error(`${name}: ${report}\nAgain: ${repeat}`, { cause: details.errorInstance });
}
