import { expect, it } from '@jest/globals';
import { readableAddress, readableHash } from './readable-address.ts';

it.each([
  ['/catalog/', '/catalog/'],
  ['/catalog/%D0%BB/', '/catalog/%D0%BB/'],
  ['/catalog/%E0%A4%A/', '/catalog/E0A4A/'],
  ['/100%25/', '/10025/'],
  ['/%/', '/./'],
])('turns %s into %s', (path, readable) => {
  expect(readableAddress(path)).toBe(readable);
});

it.each([
  ['', ''],
  ['#moskva', '#moskva'],
  ['#%D0%BB', '#%D0%BB'],
  ['#50%', '#50%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('turns the hash %s into %s', (hash, readable) => {
  expect(readableHash(hash)).toBe(readable);
});
