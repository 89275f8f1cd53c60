import { expect, it } from '@jest/globals';
import { classNames } from './class-names.ts';

it('joins the truthy names', () => {
  expect(classNames('root', false, 'wide', null, undefined, '')).toBe('root wide');
  expect(classNames()).toBe('');
});
