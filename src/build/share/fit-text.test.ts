import { describe, expect, it } from '@jest/globals';
import { fitText } from './fit-text.ts';

/** Every character is as wide as the font size. */
const measure = (text: string, size: number) => text.length * size;
const room = { width: 100, lines: () => 2, sizes: [10, 5] };

describe('fitText', () => {
  it('uses the largest size that fits', () => {
    expect(fitText('короткий', room, measure)).toEqual({ size: 10, lines: ['короткий'] });
    expect(fitText('две строки слов', room, measure)).toEqual({
      size: 10,
      lines: ['две строки', 'слов'],
    });
    expect(fitText('здесь уже нужны буквы мельче', room, measure).size).toBe(5);
  });

  it('never breaks at a non-breaking space', () => {
    expect(fitText('линзы и\u00a0зрение', room, measure).lines).toEqual(['линзы', 'и\u00a0зрение']);
  });

  it('truncates text that fits at no size, with an ellipsis', () => {
    const { size, lines } = fitText('слово '.repeat(20), room, measure);
    expect({ size, count: lines.length }).toEqual({ size: 5, count: 2 });
    expect(lines[1]).toMatch(/слово…$|сло…$|с…$/);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(100);
  });

  it('truncates a word that is wider than the area', () => {
    const { lines } = fitText('превысокомногорассмотрительствующий', room, measure);
    expect(lines).toEqual(['превысокомногорассм…']);
  });

  it('returns nothing for an empty text', () => {
    expect(fitText('', room, measure).lines).toEqual([]);
  });
});
