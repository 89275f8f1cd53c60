import { describe, expect, it } from '@jest/globals';
import { EMPTY_FORM } from './flow/flow-form.ts';
import { exampleForm } from '../../../tests/examples/certificate-flow.ts';
import { FORM_FIELDS, faultsByField } from './form-fields.ts';
import { formFaults } from './form-rules.ts';

describe('formFaults', () => {
  it('has nothing against a whole form', () => {
    expect(formFaults(exampleForm())).toEqual({});
  });

  it('asks for everything that is missing, each in words of its own', () => {
    const faults = formFaults(EMPTY_FORM);
    const asked = FORM_FIELDS.filter((field) => field !== 'address');
    expect(Object.keys(faults).sort()).toEqual([...asked].sort());
    for (const text of Object.values(faults)) expect(text).toMatch(/^[А-ЯЁ][а-яё]/);
    expect(new Set(Object.values(faults)).size).toBe(asked.length);
  });

  it.each([
    ['name', 'А1'],
    ['lastname', 'Я'.repeat(61)],
    ['phone', '+7 999'],
    ['email', 'anna@'],
    ['address', 'ё'.repeat(201)],
  ] as const)('refuses %s %j', (field, value) => {
    expect(Object.keys(formFaults(exampleForm({ [field]: value })))).toEqual([field]);
  });
});

it('names the server’s fields as the form does', () => {
  expect(faultsByField({ lastName: 'Кратко', token: 'Нет' })).toEqual({ lastname: 'Кратко' });
});
