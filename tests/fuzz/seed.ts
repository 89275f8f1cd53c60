import process from 'node:process';

const given = process.env['TEST_SEED'] ?? '';
if (!/^\d*$/.test(given)) throw new Error(`TEST_SEED is a whole number, not «${given}».`);

/** The seed of a property's cases: the same in every run, unless `TEST_SEED` sets another. */
export const seedOr = (own: number): number => (given === '' ? own : Number(given));
