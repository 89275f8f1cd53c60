import { expect, it } from '@jest/globals';
import { readableLabels } from './part-labels.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 4 });
const window = { left: 0, top: 0, right: 100, bottom: 100 };

it('shows the first of two labels that lie over each other', () => {
  expect(readableLabels([box(0, 0), box(5, 2), box(20, 0)], [], window)).toEqual([
    true,
    false,
    true,
  ]);
});

it('hides a label over a mark, and lets those touch that only touch', () => {
  expect(readableLabels([box(0, 0), box(10, 0)], [box(8, 1)], window)).toEqual([false, false]);
  expect(readableLabels([box(0, 0), box(10, 0)], [], window)).toEqual([true, true]);
});

it('hides a label that the edge cuts, and gives its place to the next', () => {
  expect(readableLabels([box(95, 0), box(88, 0)], [], window)).toEqual([false, true]);
});
