import { describe, expect, it } from '@jest/globals';
import { timeTable } from './table.ts';
import type { TestTime } from './times.ts';

const tests: TestTime[] = Array.from({ length: 40 }, (_, index) => ({
  file: index < 20 ? 'tests/long.test.ts' : 'tests/short.test.ts',
  name: `test ${index} | a`,
  ms: (40 - index) * 100,
  ok: true,
}));
const files = new Map([
  ['tests/long.test.ts', 61_000],
  ['tests/short.test.ts', 400],
  ['tests/other.test.ts', 300],
]);
const table = timeTable(
  [
    { name: 'types', lane: 'code', seconds: 6.6, times: null },
    { name: 'unit', lane: 'code', seconds: 30.2, times: { tests, hooks: [], files } },
  ],
  36.8,
).split('\n');

describe('timeTable', () => {
  it('has a line for each layer and one for all of them', () => {
    expect(table).toContain('| 7 |  | types (code) |');
    expect(table).toContain('| 30 | 40 | unit (code) |');
    expect(table).toContain('| 37 | 40 | all, from start to end |');
  });

  it('names the files that take long and counts the others', () => {
    expect(table).toContain('| 61.0 | tests/long.test.ts |');
    expect(table).toContain('| 0.7 | 2 files of less than a second |');
  });

  it('names the thirty slowest tests, the slowest first', () => {
    const slowest = table.filter((line) => line.includes(': test '));
    expect(slowest).toHaveLength(30);
    expect(slowest[0]).toBe('| 4.0 | tests/long.test.ts: test 0 \\| a |');
  });
});
