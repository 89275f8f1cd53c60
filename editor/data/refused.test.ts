import { describe, expect, it } from '@jest/globals';
import { refused, valueOfChange } from './refused.ts';

const error = {
  call: 'editor.set.replace',
  status: 409,
  description: 'Набор изменил кто-то',
} as const;

describe('a refusal', () => {
  it('has the faults of its fields, which forms show there', () => {
    const fields = { title: 'Заполните поле' };
    expect(refused({ ...error, code: 'invalid', fields }).body).toEqual({
      code: 'invalid',
      errors: fields,
    });
  });

  it('has no fault at a revision, which no form has an input for', () => {
    const fields = { revision: 'Сейчас 5' };
    const { message, body } = refused({ ...error, code: 'edit_conflict', fields });
    expect([message, body]).toEqual(['Набор изменил кто-то', { code: 'edit_conflict' }]);
  });
});

it('a change of what is gone says where it may be', () => {
  const refusal = (code: 'not_found' | 'forbidden') =>
    ({ ok: false, error: { ...error, code, description: 'Тег не\u00a0найден' } }) as const;
  expect(() => valueOfChange(refusal('not_found'))).toThrow(
    'Тег не\u00a0найден. Возможно, запись удалили или сняли с\u00a0сайта: тогда она',
  );
  expect(() => valueOfChange(refusal('forbidden'))).toThrow(/найден$/);
  expect(valueOfChange({ ok: true, value: 5 })).toBe(5);
});
