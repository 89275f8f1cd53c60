import { expect, it } from '@jest/globals';
import { wordsOf } from './words-of.ts';

const picture = 'src="/media/a.png" alt="Линза &gt; 1"';

it('ignores a picture that differs only in notation', () => {
  const conflict = {
    field: 'body',
    label: 'Текст',
    isRich: true,
    base: `<p>раз</p>\n<figure>\n<img ${picture} role="x" width="5" height="6" />\n</figure>`,
    mine: `<p>два</p><figure><img ${picture.replace('&gt;', '>')} width="5" height="6" role="x"></figure>`,
    theirs: '',
  };
  const changed = wordsOf(conflict, 'mine')?.filter(({ change }) => change !== 'same');
  expect(changed?.map(({ text }) => text)).toEqual(['раз', 'два']);
});

it('compares plain text literally', () => {
  const conflict = { field: 'title', label: 'Заголовок', isRich: false };
  const words = wordsOf({ ...conflict, base: '<b >', mine: '<b>', theirs: null }, 'mine');
  expect(words).toHaveLength(2);
  expect(wordsOf({ ...conflict, base: '', mine: '', theirs: null }, 'theirs')).toBeNull();
});
