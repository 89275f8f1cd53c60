import { expect, it } from '@jest/globals';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/catalog/', '/catalog/'],
  ['/catalog/%D0%BB/', '/catalog/%D0%BB/'],
  ['/catalog/%E0%A4%A/', '/catalog/E0A4A/'],
  ['/100%25/', '/10025/'],
  ['/%/', '/./'],
])('turns %s into %s', (path, readable) => {
  expect(readableAddress(path)).toBe(readable);
});
