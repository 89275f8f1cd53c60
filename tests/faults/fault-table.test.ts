import { expect, it } from '@jest/globals';
import { faultTable } from './fault-table.ts';

const result = {
  name: 'a | b',
  layer: 'unit',
  red: ['a.test.ts: x'],
  isGreen: false,
  seconds: 3.4,
};

it('lists what each fault was caught by, and the total', () => {
  const table = faultTable([
    result,
    { ...result, name: 'c', red: ['a.test.ts: x', 'a.test.ts: y'] },
    { ...result, name: 'd', red: [], isGreen: true },
    { ...result, name: 'e', red: [] },
    { ...result, name: 'f', red: [], isUnproved: true },
  ]);
  expect(table.split('\n')).toEqual([
    '| fault | layer | caught by | s |',
    '| --- | --- | --- | ---: |',
    '| a \\| b | unit | a.test.ts: x | 3 |',
    '| c | unit | a.test.ts: x (and 1 more) | 3 |',
    '| d | unit | nothing: all stayed green | 3 |',
    '| e | unit | nothing: the layer failed without a red test | 3 |',
    '| f | unit | nothing: its checks are red without any fault | 3 |',
    '',
    '2 of 5 caught',
  ]);
});
