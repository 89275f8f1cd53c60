import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { REGENERATOR_ROOM } from './memory-flags.ts';

it('gives the regenerator the same flag as `npm run regenerator`', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { regenerator: string };
  };
  expect(scripts.regenerator.split(' ')).toContain(REGENERATOR_ROOM);
});
