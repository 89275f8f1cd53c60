import type { MemberData } from '../../schemas/account.ts';
import { CHANGED } from './listed.ts';
import {
  consentAnswer,
  EMAIL,
  invitation,
  order,
  packageCode,
  PHONE,
  pointsEntry,
  profile,
} from './member.ts';
import { certificate } from './places.ts';

/** One row of each kind of data stored about a member. */
export const memberData: MemberData = {
  made_at: CHANGED,
  profile,
  profile_history: [{ changed_at: CHANGED, fields: { birthday: null } }],
  points: [pointsEntry],
  orders: [order],
  certificates: [certificate],
  certificate_forms: [
    {
      name: 'Анна',
      last_name: 'Иванова',
      email: EMAIL,
      phone: PHONE,
      address: '',
      optic_id: 13,
      is_loyalty_member: true,
      wants_to_join: null,
      extra: {},
      sent_at: CHANGED,
    },
  ],
  package_codes: [packageCode],
  invitation,
  joined: { at: CHANGED, by_invitation: false },
  consents: [{ ...consentAnswer, address: '203.0.113.7' }],
  surveys: [
    {
      form_id: 1,
      title: 'Какие линзы вы носите чаще всего?',
      answers: [{ question: 1, options: [1] }],
      device_id: null,
      answered_at: CHANGED,
    },
  ],
  reviews: [
    {
      kind: 'common',
      rating: 5,
      text: 'Носить удобно весь день.',
      url: null,
      page: '/catalog/yasno-den-komfort/',
      product_id: 2,
      device_id: null,
      written_at: CHANGED,
    },
  ],
  questions: [
    {
      name: 'Анна',
      email: EMAIL,
      phone: null,
      company: null,
      source: null,
      traffic: null,
      question: 'Где купить линзы в Омске?',
      sent_at: CHANGED,
    },
  ],
  forms: [
    {
      form: 'lens-request',
      fields: { name: 'Анна', phone: PHONE },
      sent_at: CHANGED,
    },
  ],
  messages: [
    {
      to: EMAIL,
      channel: 'email',
      text: 'Сертификат готов: он в вашем кабинете.',
      sent_at: CHANGED,
    },
  ],
  known_devices: [{ seen_at: CHANGED }],
  sms_codes: [{ action: 'authorization', sent_at: CHANGED, used_at: CHANGED }],
  letter_links: [
    {
      purpose: 'registration',
      email: EMAIL,
      created_at: CHANGED,
      expires_at: '2026-11-22T09:30:00.000Z',
    },
  ],
  sessions: [
    {
      device_id: null,
      user_agent: 'Mozilla/5.0',
      city_id: 6281,
      last_seen_at: CHANGED,
      verified_phone: PHONE,
      verified_at: CHANGED,
      created_at: CHANGED,
      expires_at: '2026-12-21T09:30:00.000Z',
    },
  ],
  receipts: [
    { call: 'product.code.registration', answer: { accepted: true, id: 13 }, at: CHANGED },
  ],
};
