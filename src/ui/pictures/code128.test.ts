import { describe, expect, it } from '@jest/globals';
import { code128, code128Values } from './code128.ts';

describe('code128', () => {
  it('computes the check value of the standard’s example', () => {
    // «PJJ123C» has 54 in set A, whose start value is one lower.
    expect(code128Values('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55]);
  });

  it('draws eleven modules per value and thirteen for the stop', () => {
    const bars = code128('YA-1') ?? [];
    const width = bars.reduce((sum, { width: own, space }) => sum + own + space, 0);
    expect(width).toBe((4 + 2) * 11 + 13);
    expect(bars.at(-1)).toMatchObject({ width: 2, space: 0 });
  });

  it('begins with the pattern of set B', () => {
    expect(code128('A')?.slice(0, 3)).toEqual([
      { x: 0, width: 2, space: 1 },
      { x: 3, width: 1, space: 2 },
      { x: 6, width: 1, space: 4 },
    ]);
  });

  it.each(['', 'Я-1', 'a\n'])('cannot encode %j', (text) => {
    expect(code128(text)).toBeNull();
  });
});
