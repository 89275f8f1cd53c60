import { describe, expect, it } from '@jest/globals';
import { memberConsents } from '../../../config/member-consents.ts';
import { readProfile } from './profile-form.ts';
import { exampleProfile } from '../../../../tests/examples/profile.ts';

const cities = [
  { id: 6281, title: 'Москва' },
  { id: 10, title: 'Тверь' },
];

/** The initial form of the example, with some fields changed; null removes one. */
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
  it('omits the unchanged address, city and consents', () => {
    expect(read().edit).toEqual({
      firstName: 'Анна',
      lastName: 'Смирнова',
      birthday: '1990-05-14',
      children: [{ firstName: 'Миша', birthYear: 2016 }],
    });
  });

  it('removes emptied fields', () => {
    const empty = { lastName: '', email: ' ', birthday: '', city: '' };
    expect(read({ ...empty, 'child-name': null, 'child-year': null }).edit).toMatchObject({
      lastName: null,
      email: null,
      birthday: null,
      city_id: null,
      children: [],
    });
  });

  it('finds the city in any spelling', () => {
    expect(read({ city: 'тверь' }).edit).toMatchObject({ city_id: 10 });
    expect(read({ city: 'Тверъ' }).faults).toEqual({ city_id: 'Выберите город из\u00a0списка' });
  });

  it('includes the changed consents, never the one required for membership', () => {
    const { sms, subscribe } = memberConsents;
    expect(read({ 'consent-sms': null, 'consent-subscribe': 'on' }).edit).toMatchObject({
      consents: { sms: false, subscribe: true },
      consentVersions: { sms: sms.version, subscribe: subscribe.version },
    });
  });

  it('reports the error of every field', () => {
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
