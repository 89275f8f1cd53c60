import { expect, it } from '@jest/globals';
import { listNews } from './list-news.ts';

it('counts what was found, and names the page and the order', () => {
  expect(listNews({ total: 0, page: 1, pages: 0 })).toBe('Ничего не\u00a0нашлось.');
  expect(listNews({ total: 7, page: 1, pages: 1 })).toBe('Найдено: 7.');
  expect(listNews({ total: 35, page: 2, pages: 2, order: 'DESC' })).toBe(
    'По\u00a0убыванию. Найдено: 35. Страница 2 из\u00a02.',
  );
});
