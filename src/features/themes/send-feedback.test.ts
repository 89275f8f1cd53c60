/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { questionConsent } from '../../config/member-consents.ts';
import { faultsOf, typedIn } from './send-feedback.ts';

const form = (typed: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return data;
};
const { version: policy } = questionConsent;
const whole = {
  ...{ name: 'Анна', email: 'anna@example.ru', question: 'Можно ли плавать в линзах?' },
  policy,
};

describe('a question', () => {
  it('that is complete has no errors, with optional fields empty', () => {
    const empty = { phone: '', company: ' ', source: '', traffic: '', website: '' };
    expect(typedIn(form({ ...whole, ...empty }))).toEqual(whole);
    expect(faultsOf(typedIn(form({ ...whole, ...empty })))).toEqual({});
  });

  it('that is empty reports what each field lacks', () => {
    const faults = faultsOf(typedIn(form({})));
    expect(Object.keys(faults)).toEqual(['name', 'email', 'question', 'policy']);
    for (const fault of Object.values(faults)) expect(fault).toMatch(/^[А-Я]/);
  });

  it.each([
    ['email', 'anna@', /почты/],
    ['phone', '12-34', /\+7/],
    ['question', 'а?', /вопрос/],
    ['question', 'я'.repeat(1501), /1500/],
  ])('with an invalid %s reports it', (field, value, words) => {
    expect(faultsOf(typedIn(form({ ...whole, [field]: value })))[field]).toMatch(words);
  });
});
