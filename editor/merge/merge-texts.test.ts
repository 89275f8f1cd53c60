import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allowedHtml } from '../rich-text/kept/allowed-html.ts';
import { blocksOf } from './blocks-of.ts';
import { mergeTexts } from './merge-texts.ts';

/** Blocks of one word each: `a b` is two paragraphs. */
const text = (words: string) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => `<p>${word}</p>`)
    .join('');

const merge = (base: string, mine: string, theirs: string) =>
  mergeTexts({ base: text(base), mine: text(mine), theirs: text(theirs) });

describe('two edits of one text merge', () => {
  it.each([
    ['changes of different blocks', 'a b c', 'A b c', 'a b C', 'A b C'],
    ['changes of adjacent blocks', 'a b', 'A b', 'a B', 'A B'],
    ['the same change, and another', 'a b c', 'A B c', 'A b C', 'A B C'],
    ['insertions in different places', 'a b', 'a x b', 'a b y', 'a x b y'],
    ['an insertion beside a change', 'a b', 'a x b', 'A b', 'A x b'],
    ['an insertion between changes', 'a b', 'a x b', 'A B', 'A x B'],
    ['an insertion before a change', 'a b', 'x a b', 'A b', 'x A b'],
    ['a split block, and the next changed', 'a b', 'a1 a2 b', 'a B', 'a1 a2 B'],
    ['the same insertion', 'a b', 'a x b', 'a x b', 'a x b'],
    ['a deletion and a change of another block', 'a b c', 'b c', 'a b C', 'b C'],
    ['a deletion and an insertion', 'a b c', 'b c', 'a b c y', 'b c y'],
    ['the same deletion', 'a b c', 'a c', 'a c', 'a c'],
    ['overlapping deletions', 'a b c d', 'a d', 'a b', 'a'],
    ['everything deleted', 'a b', '', 'a', ''],
    ['the first words of an empty text', '', 'a', '', 'a'],
    ['the same first words', '', 'a', 'a', 'a'],
  ])('%s', (_name, base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toBe(text(merged));
    expect(merge(base, theirs, mine)).toBe(text(merged));
  });
});

it('empty paragraphs in two places are not mistaken for a moved block', () => {
  const texts = { mine: `${text('a')}<p></p>${text('b')}`, theirs: `${text('a b')}<p></p>` };
  expect(mergeTexts({ base: text('a b'), ...texts })).toBe(`${texts.mine}<p></p>`);
});

describe('two edits of one text conflict', () => {
  it.each([
    ['the same block', 'a b', 'A b', 'Ä b'],
    ['a deletion and a change', 'a b', 'b', 'A b'],
    ['everything deleted and a change', 'a b', '', 'a B'],
    ['insertions at the same place', 'a b', 'a x b', 'a y b'],
    ['insertions at the end', 'a', 'a x', 'a y'],
    ['the first words of an empty text', '', 'a', 'b'],
    ['a split block, and an insertion before the next', 'a b', 'a1 a2 b', 'a x b'],
    ['an insertion into a deleted part', 'a b c d', 'a d', 'a b x c d'],
    ['a block moved to two places', 'a b c d', 'd a b c', 'a d b c'],
    ['a block moved and changed', 'a b c', 'c a b', 'a b C'],
  ])('%s', (_name, base, mine, theirs) => {
    expect(merge(base, mine, theirs)).toBeNull();
    expect(merge(base, theirs, mine)).toBeNull();
  });
});

describe('a block', () => {
  const table = (cell: string) => `<table><tbody><tr><td><p>${cell}</p></td></tr></tbody></table>`;
  const figure = '<figure data-width="half"><img src="/media/a.png" alt="а" /></figure>';
  const list = '<ul>\n<li>раз\n<ul><li>два</li></ul></li>\n</ul>';

  it('is a whole table, list or figure', () => {
    const parts = ['<h2 id="a">А</h2>', table('1'), list, figure, '<p>раз <b>два</b></p>'];
    expect(blocksOf(parts.join('\n')).map(({ html }) => html)).toEqual(parts);
    const base = `${table('1')}${figure}`;
    const sides = { base, mine: `${table('2')}${figure}`, theirs: `${table('3')}${figure}` };
    expect(mergeTexts(sides)).toBeNull();
    expect(mergeTexts({ ...sides, theirs: table('1') })).toBe(table('2'));
  });

  it('is the same in any notation', () => {
    const base = `<p>a</p>\n${figure}\n<p>b</p>`;
    const mine = `<p>a</p>${figure.replace(' />', '>')}<p>B</p>`;
    expect(mergeTexts({ base, mine, theirs: base.replace('a', 'A') })).toBe(
      `<p>A</p>${figure}<p>B</p>`,
    );
  });

  it('is made from bare words, as in the editor', () => {
    expect(blocksOf('раз <b>два</b><p>три</p> четыре').map(({ key }) => key)).toEqual([
      '<p>раз <b>два</b></p>',
      '<p>три</p>',
      '<p>четыре</p>',
    ]);
  });

  it('loses no word of malformed HTML', () => {
    const part = fc.constantFrom('<p>', '</p>', '<ul>', '</li>', '<img>', '<', '"', 'раз', ' <b>');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const blocks = blocksOf(parts.join('')).map(({ html }) => html);
        expect(blocks.join('').replaceAll(/\s/g, '')).toBe(parts.join('').replaceAll(/\s/g, ''));
      }),
    );
  });
});

describe('merging', () => {
  const keys = (html: string | null) => blocksOf(html ?? '').map(({ key }) => key);

  it('with an unchanged side returns the other side', () => {
    fc.assert(
      fc.property(allowedHtml, allowedHtml, (base, other) => {
        expect(mergeTexts({ base, mine: other, theirs: base })).toBe(other);
        expect(mergeTexts({ base, mine: base, theirs: other })).toBe(other);
        expect(mergeTexts({ base, mine: other, theirs: other })).toBe(other);
      }),
    );
  });

  it('loses no edit of either side, and does not depend on who saved first', () => {
    const words = fc.array(fc.constantFrom(...'abcde'), { maxLength: 6 });
    const side = fc.tuple(words, words, words).map((parts) => parts.map((part) => part.join(' ')));
    fc.assert(
      fc.property(side, ([base = '', mine = '', theirs = '']) => {
        const merged = merge(base, mine, theirs);
        expect(keys(merge(base, theirs, mine))).toEqual(keys(merged));
        if (merged === null) return;
        const had = new Set(keys(text(base)));
        for (const key of [...keys(text(mine)), ...keys(text(theirs))]) {
          if (!had.has(key)) expect(keys(merged)).toContain(key);
        }
      }),
      { numRuns: 500 },
    );
  });
});
