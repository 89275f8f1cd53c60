import { describe, expect, it } from '@jest/globals';
import { changeWords, pairsWords, readPairs } from './pairs.ts';

describe('trial pairs', () => {
  it('are parsed from input: null if empty, undefined if invalid', () => {
    expect(['', ' 8 ', '0', '-1', '1.5', '10001'].map(readPairs)).toEqual([
      null,
      8,
      0,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are worded with the right plural', () => {
    expect([null, 1, 22].map(pairsWords)).toEqual([
      'Не\u00a0участвует',
      '1\u00a0пара',
      '22\u00a0пары',
    ]);
    expect(changeWords(3)).toContain('3\u00a0человека смогут');
    expect(changeWords(1)).toContain('1\u00a0человек сможет');
    expect(changeWords(21)).toContain('21\u00a0человек сможет');
  });
});
