import process from 'node:process';

const given = process.env['TEST_SEED'] ?? '';
if (!/^\d*$/.test(given)) throw new Error(`TEST_SEED is a whole number, not «${given}».`);

/** What the cases of a property follow from: the same in every run, unless `TEST_SEED` asks for others. */
export const seedOr = (own: number): number => (given === '' ? own : Number(given));
