import { expect, it } from '@jest/globals';
import { DEFAULT_CITY } from '../config/constants.ts';
import { cityOfDocument } from './location.ts';

it('is the default city in the build, where there is no document', () => {
  expect(cityOfDocument()).toBe(DEFAULT_CITY);
});
