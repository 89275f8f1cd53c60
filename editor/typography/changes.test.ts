import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placeOf, seen, summaryOf } from './change-words.ts';
import { changesOf, type Change } from './changes.ts';

const applied = (text: string, changes: readonly Change[]) =>
  changes
    .toReversed()
    .reduce(
      (now, { at, removed, added }) => now.slice(0, at) + added + now.slice(at + removed.length),
      text,
    );

describe('the changes of typesetting', () => {
  it('are listed one by one', () => {
    expect(changesOf('и "да" - да', 'и\u00a0«да»\u00a0— да')).toEqual([
      { at: 1, removed: ' "', added: '\u00a0«' },
      { at: 5, removed: '" -', added: '»\u00a0—' },
    ]);
    expect(changesOf('да', 'да')).toEqual([]);
  });

  it('turn any text into the other', () => {
    const text = fc.string({
      unit: fc.constantFrom('а', 'б', ' ', '"', '\u00a0', '—'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(applied(before, changesOf(before, after))).toBe(after);
      }),
    );
  });

  it('are counted by kind', () => {
    const changes = changesOf('в лес, о "да"... N 5', 'в\u00a0лес, о\u00a0«да»… №\u00a05');
    expect(summaryOf(changes)).toBe(
      'В\u00a03\u00a0местах: неразрывные пробелы\u00a0— 3, кавычки\u00a0— 2, многоточия\u00a0— 1, знаки номера\u00a0— 1',
    );
  });

  it('are shown with the surrounding words', () => {
    const text = `${'слово '.repeat(9)}и "да"`;
    const [change] = changesOf(text, text.replace(' "', '\u00a0"'));
    expect(change && placeOf(text, change)).toEqual({
      before: '…слово слово слово слово и'.slice(0, 1) + text.slice(31, 55),
      removed: ' ',
      added: '\u00a0',
      after: '"да"',
    });
    expect(seen('а\u00a0 б')).toBe('а· б');
  });
});
