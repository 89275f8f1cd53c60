import type { Profile } from '../../contract/schemas/member.ts';

const MOMENT = '2026-11-21T10:00:00.000Z';

/** For tests: a member with everything filled in. */
export const exampleProfile: Profile = {
  id: 1,
  firstName: 'Анна',
  lastName: 'Смирнова',
  phone: '+79990000001',
  email: 'anna@example.ru',
  email_confirmed: true,
  birthday: '1990-05-14',
  city_id: 6281,
  children: [{ firstName: 'Миша', birthYear: 2016 }],
  consents: [
    { code: 'policy', version: '2026-11-01', given: true, changed_at: MOMENT },
    { code: 'subscribe', version: '2026-11-01', given: false, changed_at: MOMENT },
    { code: 'sms', version: '2026-11-01', given: true, changed_at: MOMENT },
  ],
  updated_at: MOMENT,
};
