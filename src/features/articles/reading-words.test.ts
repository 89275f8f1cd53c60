import { expect, it } from '@jest/globals';
import { countArticles } from './reading-words.ts';

it('counts articles', () => {
  expect([1, 24, 5].map(countArticles)).toEqual([
    '1\u00a0статья',
    '24\u00a0статьи',
    '5\u00a0статей',
  ]);
});
