import { readFileSync } from 'node:fs';
import { expect, jest } from '@jest/globals';
import type fastCheck from 'fast-check';
import { seedOr } from '../fuzz/seed.ts';

const SEED = 20_261_124;

/**
 * Properties use the same cases every time. fast-check is loaded only for files that need it: few
 * do, and it is slow to load.
 */
const { testPath = '' } = expect.getState();
if (testPath !== '' && readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const { default: fc } = jest.requireActual<{ default: typeof fastCheck }>('fast-check');
  fc.configureGlobal({ seed: seedOr(SEED) });
}
