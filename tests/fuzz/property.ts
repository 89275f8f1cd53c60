import process from 'node:process';
import fc from 'fast-check';
import { seedOr } from './seed.ts';

/** Runs of a property in `npm test`; `npm run test:long` does all of them. */
const SHORT = 100;

const isLong = process.env['TEST_LONG'] === '1';

/** One failure to reproduce: `<name>@<seed>@<path>`; all other properties are skipped. */
const [onlyName = '', onlySeed = '', onlyPath = ''] = (process.env['TEST_REPEAT'] ?? '').split('@');

export type Tries = {
  /** Unique name of the property. */
  readonly name: string;
  readonly seed: number;
  /** Runs in the long test. */
  readonly all: number;
  /** Runs in `npm test`. */
  readonly short?: number;
};

/**
 * Checks a property, with the same cases for the same seed. A failure prints how to reproduce it,
 * by its seed and its path.
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
