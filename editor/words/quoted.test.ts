import { expect, it } from '@jest/globals';
import { quoted } from './quoted.ts';

it('quotes a name, with nested quotes inside it', () => {
  expect(quoted('Астигматизм')).toBe('«Астигматизм»');
  expect(quoted('Оптика «Утренний свет»')).toBe('«Оптика „Утренний свет“»');
});
