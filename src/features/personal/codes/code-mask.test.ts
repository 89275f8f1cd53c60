import { expect, it } from '@jest/globals';
import { packageCodeFrom } from '../../../config/package-code.ts';
import { codeIn } from './code-mask.ts';

const CODE = packageCodeFrom('K7M29XWD4H');

it.each([
  [`Код: ${CODE}`],
  [`Код ${CODE.toLowerCase()}, осторожно\n`],
  [` ${CODE} `],
  [`УПАКОВКА-2026 ${CODE}.`],
])('finds the code in the pasted text %j', (text) => {
  expect(codeIn(text)).toBe(CODE);
});

it('leaves single signs, parts of a code and mistyped ones to the mask', () => {
  expect(codeIn('k')).toBe('K');
  expect(codeIn('K7M2-9')).toBe('K7M2-9');
  expect(codeIn('K7M2-9XWD-4HT8')).toBe('K7M2-9XWD-4HT8');
});
