import { expect, it } from '@jest/globals';
import { modulesPath } from './modules-path.ts';

it('merges a run of dark cells into one', () => {
  expect(modulesPath([[true, true, false], [], [false, true, false]])).toBe(
    'M0 0h2v1h-2zM1 2h1v1h-1z',
  );
});
