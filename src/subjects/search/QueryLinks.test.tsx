import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { searchSuggestions } from '../../config/search-suggestions.ts';
import { QueryLinks } from './QueryLinks.tsx';

/** A preposition that the next line may be without. */
const LOOSE = /(?:^|\s)[а-яё]{1,3} /iu;

test('a short preposition stays with its word, and its address has an ordinary space', () => {
  const queries = searchSuggestions.flatMap((list) => list.queries);
  const html = renderToStaticMarkup(<QueryLinks queries={queries} iconSize={18} />);
  expect(html).toContain('href="/search/?q=Линзы+в+жизни"');
  expect(queries.filter((query) => LOOSE.test(query))).toEqual([]);
});
