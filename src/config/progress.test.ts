import { expect, it } from '@jest/globals';
import { progressLines } from './progress.ts';

it('reports the progress of a step at intervals', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = progressLines(
    'Pictures',
    (line) => lines.push(line),
    () => now,
  );
  for (let done = 1; done <= 12; done += 1) {
    now += 500;
    progress(done, 12);
  }
  expect(lines).toEqual(['Pictures 4 of 12', 'Pictures 8 of 12', 'Pictures 12 of 12']);
});
