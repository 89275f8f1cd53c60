import type { Invitation, Order, PartnerOffer, PackageCode } from '../../schemas/member.ts';
import type { PointsHistory, Profile, Webinar } from '../../schemas/member.ts';
import type { SurveyForm } from '../../schemas/survey.ts';
import { picture } from './content.ts';
import { CHANGED } from './listed.ts';

/** Made-up phones. */
export const PHONE = '+79990000001';
export const OTHER_PHONE = '+79990000099';
export const EMAIL = 'anna@example.ru';
export const SMS_CODE = '1234';
export const PASSWORD = 'шестьсот-тихих-сов';
export const LETTER_KEY = 'key-of-a-letter';
export const MAILING_KEY = 'subscribe-12-7Jb0gEt2mZqkVd3uYxWn5oRfLcHs9aTiKp1QeXzBvMw';

/** The day that identifies a consent's wording. */
export const WORDING = '2026-11-01';

export const signedIn = {
  token: 'gX92onDDZmpJluGvxrz2SGR8CtxBMbapTIABQbMK_Mg',
  token_expired: '2026-12-21T09:30:00.000Z',
  is_new: false,
};

export const profile: Profile = {
  id: 1,
  firstName: 'Анна',
  lastName: null,
  phone: PHONE,
  email: EMAIL,
  email_confirmed: true,
  birthday: '1990-05-17',
  city_id: 6281,
  children: [{ firstName: 'Миша', birthYear: 2014 }],
  consents: [{ code: 'policy', version: WORDING, given: true, changed_at: CHANGED }],
  updated_at: CHANGED,
};

export const consentAnswer = {
  id: 7,
  code: 'sms',
  version: WORDING,
  given: true,
  happened_at: CHANGED,
};

export const order: Order = {
  id: 12,
  number: 'Я-00012',
  kind: 'offer',
  item_id: 1,
  title: 'Билет в кино на любой сеанс',
  state: 'new',
  points: 300,
  created_at: CHANGED,
  updated_at: CHANGED,
  code: null,
};

export const webinarOrder: Order = {
  ...order,
  id: 13,
  number: 'Я-00013',
  kind: 'webinar',
  item_id: 3,
  title: 'Линзы зимой: мороз, ветер и сухой воздух',
  state: 'confirmed',
  points: 50,
};

export const offer: PartnerOffer = {
  id: 1,
  title: 'Билет в кино на любой сеанс',
  partner: 'Кинотеатры «Сеанс»',
  lead: 'Один билет в обычный зал в любой день недели.',
  body: '<p>Покажите код на кассе.</p>',
  cover: picture('offer-kino'),
  points: 300,
  places_left: 161,
  valid_to: '2027-03-25',
  updated_at: CHANGED,
};

export const webinar: Webinar = {
  id: 3,
  title: 'Линзы зимой: мороз, ветер и сухой воздух',
  lead: 'Разберём, что меняется на улице и дома, и как собрать зимний набор для ухода.',
  starts_at: '2026-11-28T16:00:00.000Z',
  duration: 45,
  speaker: 'Оптометрист «Ясно»',
  points: 50,
  places_left: 49,
  registered: false,
  order_id: null,
  url: null,
  updated_at: CHANGED,
};

export const packageCode: PackageCode = {
  id: 13,
  code: 'DEN2-A3B4-C5KV',
  product: 'Ясно День Комфорт, 30 линз',
  points: 150,
  registered_at: CHANGED,
};

export const pointsEntry: PointsHistory['items'][number] = {
  id: 5,
  title: 'Упаковка «Ясно День Комфорт»',
  points: 150,
  balance: 450,
  happened_at: CHANGED,
  expires_on: '2027-11-21',
};

export const invitation: Invitation = {
  code: '2Z3M5D3P',
  url: 'https://yasno.example/friend/registration/?invite=2Z3M5D3P',
  bonus: 300,
  invited: 2,
};

export const poll: SurveyForm = {
  id: 1,
  title: 'Какие линзы вы носите чаще всего?',
  lead: 'Один вопрос, и сразу видно, что выбирают другие.',
  kind: 'poll',
  questions: [
    {
      id: 1,
      kind: 'single',
      text: 'Какие линзы вы носите чаще всего?',
      required: true,
      options: [
        { id: 1, text: 'Однодневные' },
        { id: 2, text: 'На месяц' },
      ],
    },
  ],
  points: 0,
  answered: false,
  results: null,
};

export const accepted = { accepted: true, id: null } as const;
