import { describe, expect, it } from '@jest/globals';
import { EMPTY_FORM } from './flow/flow-form.ts';
import { exampleForm } from '../../../tests/examples/certificate-flow.ts';
import { FORM_FIELDS, faultsByField } from './form-fields.ts';
import { formFaults } from './form-rules.ts';

describe('formFaults', () => {
  it('accepts a complete form', () => {
    expect(formFaults(exampleForm())).toEqual({});
  });

  it('requires every missing field, each with its own message', () => {
    const faults = formFaults(EMPTY_FORM);
    const asked = FORM_FIELDS.filter((field) => field !== 'address');
    expect(Object.keys(faults).sort()).toEqual([...asked].sort());
    for (const text of Object.values(faults)) expect(text).toMatch(/^[А-ЯЁ][а-яё]/);
    expect(new Set(Object.values(faults)).size).toBe(asked.length);
  });

  it('accepts names of one letter', () => {
    expect(formFaults(exampleForm({ name: 'И', lastname: 'О' }))).toEqual({});
  });

  it.each([
    ['name', 'А1'],
    ['lastname', 'Я'.repeat(61)],
    ['phone', '+7 999'],
    ['email', 'anna@'],
    ['address', 'ё'.repeat(201)],
  ] as const)('rejects %s %j', (field, value) => {
    expect(Object.keys(formFaults(exampleForm({ [field]: value })))).toEqual([field]);
  });
});

it('maps the server’s fields to those of the form', () => {
  expect(faultsByField({ lastName: 'Кратко', token: 'Нет' })).toEqual({ lastname: 'Кратко' });
});
