import { expect, it } from '@jest/globals';
import { letterLink } from './letter-link.ts';

it.each([
  ['?confirm=abc_DEF-12345', { step: 'confirmation', key: 'abc_DEF-12345' }],
  ['?restore=abc_DEF-12345&utm=1', { step: 'newPassword', key: 'abc_DEF-12345' }],
  ['?confirm=', { step: null, key: '' }],
  ['?restore=<script>alert(1)</script>', { step: null, key: '' }],
  ['?confirm=%E0%A4%A', { step: null, key: '' }],
  ['?forgotten=1', { step: 'forgotten', key: '' }],
  ['?forgotten', { step: 'forgotten', key: '' }],
  ['', { step: null, key: '' }],
])('%s', (search, expected) => {
  expect(letterLink(search)).toEqual(expected);
});
