import { describe, expect, it } from '@jest/globals';
import { rangeOfRows } from './selection.ts';

const rows = [4, 7, 2, 9].map((id) => ({ id, name: String(id), draft: null }));
const ids = (from: number | null, to: number) => rangeOfRows(rows, from, to).map(({ id }) => id);

describe('a range of rows', () => {
  it('extends in both directions', () => {
    expect(ids(7, 9)).toEqual([7, 2, 9]);
    expect(ids(9, 7)).toEqual([7, 2, 9]);
  });

  it('is one row if it has no start, or starts on another page', () => {
    expect(ids(null, 2)).toEqual([2]);
    expect(ids(33, 2)).toEqual([2]);
  });
});
