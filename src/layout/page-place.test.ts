import { expect, it } from '@jest/globals';
import { placeOf } from './page-place.ts';

it.each([
  ['/certificate/', 'certificate'],
  ['/certificate/single/', 'certificate'],
  ['/certificate', 'certificate'],
  ['/search/', 'search'],
  ['/', undefined],
  ['/certificates/', undefined],
  ['/content/certificate/', undefined],
  ['/404.html', undefined],
])('the section of %s is %s', (path, place) => {
  expect(placeOf(path)).toBe(place);
});
