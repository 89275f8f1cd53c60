import { describe, expect, it } from '@jest/globals';
import { wordsApart } from '../../src/config/words-apart.ts';
import { linesOf, readable } from './readable.ts';

const MARKS = { same: '', added: '+', removed: '−' } as const;

/** Joins the parts, with markers around the changed ones. */
const shown = (before: string, after: string) =>
  readable(wordsApart(before, after) ?? [])
    .map(({ text, change }) => `${MARKS[change]}${text}${MARKS[change]}`)
    .join('');

describe('a diff of rich texts', () => {
  it('has line breaks in place of tags', () => {
    const before = '<h2>Уход</h2><p>Мойте <strong>руки</strong>.</p><ul><li>раз</li></ul>';
    expect(shown(before, before.replace('руки', 'линзы'))).toBe(
      'Уход\nМойте −руки−+линзы+.\n• раз\n',
    );
  });

  it.each([
    ['<p>руки</p>', '<p><strong>руки</strong></p>', '+[полужирный] +руки\n'],
    ['<p>да</p>', '<p>да<sup data-footnote="dkt"></sup></p>', 'да+[сноска: dkt]+\n'],
    ['<p>да</p>', '<p><a href="/faq/">да</a></p>', '+[ссылка: /faq/] +да\n'],
    [
      '<figure><img src="/media/a.png" alt="Линза" /></figure>',
      '<figure><img src="/media/a.png" alt="Две линзы" /></figure>',
      '−[картинка: Линза]−+[картинка: Две линзы]+\n',
    ],
    [
      '<p><img src="/media/a.png" alt="Линза" /></p>',
      '<p><img src="/media/b.png" alt="Линза" /></p>',
      '−[картинка: Линза, a.png]−+[картинка: Линза, b.png]+\n',
    ],
  ])('names formatting, links and pictures: %s → %s', (before, after, said) => {
    expect(shown(before, after)).toBe(said);
  });

  it('shows an escaped tag as text', () => {
    expect(shown('<p>a &lt;b&gt; &amp;</p>', '<p>a &lt;b&gt; &amp;</p>')).toBe('a <b> &\n');
  });
});

it('the lines of a change are apart, each with its own part of it', () => {
  const lines = linesOf(readable(wordsApart('<p>раз</p><p>два</p>', '<p>раз</p><p>три</p>') ?? []));
  expect(lines.map((line) => line.map(({ text, change }) => MARKS[change] + text))).toEqual([
    ['раз'],
    ['−два', '+три'],
  ]);
  expect(linesOf([{ text: 'а\n\nб\n', change: 'same' }]).map(({ length }) => length)).toEqual([
    1, 0, 1,
  ]);
  expect(linesOf([])).toEqual([]);
});
