import { expect, it } from '@jest/globals';
import { acceptedQuery } from './accepted-query.ts';

it.each([
  ['', ''],
  ['?page=2&perPage=200', '?page=2&perPage=200'],
  ['?filter=%7B%22search%22%3A%22%D1%81%D0%BE%D0%BD+%22%7D', undefined],
  ['?perPage=100000', ''],
  ['?perPage=0&page=3', '?page=3'],
  ['?page=-1&sort=title', '?sort=title'],
  ['?page=100001', ''],
  ['?page=два&perPage=25', '?perPage=25'],
  ['?page=1.5', ''],
  ['?filter=%22abc%22&page=2', '?page=2'],
  ['?filter=%7B%22search', ''],
  ['?displayedFilters=7&filter=%7B%7D', '?filter=%7B%7D'],
])('keeps of %s what lists accept', (search, kept = search) => {
  expect(acceptedQuery(search)).toBe(kept);
});
