/** Runs of a property in `npm test`; `npm run test:long` makes all of them. */
const SHORT = 100;

const isLong = process.env.TEST_LONG === '1';

/**
 * How a property is tried: the same way every time for one seed. A failure prints its seed and its
 * path, from which fast-check finds it again.
 * @param all runs of the long test.
 */
export function runs(all: number, seed: number) {
  const numRuns = isLong ? all : Math.min(all, SHORT);
  console.log(`Property: seed ${seed}, ${numRuns} of ${all} runs`);
  return { seed, numRuns };
}
