import { expect, it } from '@jest/globals';
import { quoted } from './quoted.ts';

it('gives nested quotation marks their own form', () => {
  expect(quoted('Билет в кино')).toBe('«Билет в кино»');
  expect(quoted('Экскурсия «Огни города»')).toBe('«Экскурсия „Огни города“»');
});
