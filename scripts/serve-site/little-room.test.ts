import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { LITTLE_ROOM } from './little-room.ts';

it('is the flag that `npm start` gives the site server', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  expect(scripts.start.split(' ')).toContain(LITTLE_ROOM);
});
