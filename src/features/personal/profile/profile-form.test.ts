import { describe, expect, it } from '@jest/globals';
import { isSame, readProfile, withConsents } from './profile-form.ts';
import { exampleProfile } from '../../../../tests/examples/profile.ts';

const cities = [
  { id: 6281, title: 'Москва' },
  { id: 10, title: 'Тверь' },
];

/** The form as it comes for the example, with some fields changed; null leaves one out. */
function form(changes: Record<string, string | null> = {}): FormData {
  const data = new FormData();
  const fields = {
    firstName: 'Анна',
    lastName: 'Смирнова',
    email: 'anna@example.ru',
    birthday: '1990-05-14',
    city: 'Москва',
    'child-name': 'Миша',
    'child-year': '2016',
    'consent-sms': 'on',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) data.append(name, value);
  }
  return data;
}

const read = (changes?: Record<string, string | null>) =>
  readProfile(form(changes), exampleProfile, cities);

describe('readProfile', () => {
  it('names neither address nor city nor consents that stay', () => {
    expect(read().edit).toEqual({
      firstName: 'Анна',
      lastName: 'Смирнова',
      birthday: '1990-05-14',
      children: [{ firstName: 'Миша', birthYear: 2016 }],
    });
  });

  it('takes away what was emptied', () => {
    const empty = { lastName: '', email: ' ', birthday: '', city: '' };
    expect(read({ ...empty, 'child-name': null, 'child-year': null }).edit).toMatchObject({
      lastName: null,
      email: null,
      birthday: null,
      city_id: null,
      children: [],
    });
  });

  it('finds the city however it is written', () => {
    expect(read({ city: 'тверь' }).edit).toMatchObject({ city_id: 10 });
    expect(read({ city: 'Тверъ' }).faults).toEqual({ city_id: 'Выберите город из\u00a0списка' });
  });

  it('names the consents that changed, never the one the area stands on', () => {
    expect(read({ 'consent-sms': null, 'consent-subscribe': 'on' }).edit?.consents).toEqual({
      sms: false,
      subscribe: true,
    });
  });

  it('says of every field what is wrong', () => {
    const { faults } = read({
      firstName: '',
      email: 'анна',
      'child-name': '',
      'child-year': '',
    });
    expect(Object.keys(faults ?? {}).sort()).toEqual([
      'children.0.birthYear',
      'children.0.firstName',
      'email',
      'firstName',
    ]);
    expect(Object.values(faults ?? {}).join()).not.toMatch(/invalid/i);
  });
});

describe('what was saved', () => {
  const consents = (sms: boolean, subscribe = false) =>
    exampleProfile.consents.map((consent) => ({
      ...consent,
      given: { policy: true, sms, subscribe }[consent.code] ?? false,
    }));
  const saved = [...form()];

  it('is what stands in the form at first', () => {
    expect(isSame(withConsents(saved, consents(true)), saved)).toBe(true);
  });

  it('has no consent that was taken back elsewhere on the page', () => {
    const without = withConsents(saved, consents(false));
    expect(isSame(without, [...form({ 'consent-sms': null })])).toBe(true);
    expect(isSame(withConsents(without, consents(true)), saved)).toBe(true);
  });
});
