/** The number of rows after three years: by members, visits, and retention periods. */
import type { KeptTable } from '../../../src/config/kept-data.ts';
import { ROWS_OF_A_MEMBER } from './members.ts';

export const MEMBERS = 1_000_000;
const VIEWS_A_MONTH = 100_000_000;

/** Calls in thirty days by a share of `mix.ts`. */
const inAMonth = (perThousandViews: number) => (VIEWS_A_MONTH / 1000) * perThousandViews;
const DAYS = 30;

type Rows = { readonly rows: number; readonly from: string };

const ofMembers = (table: keyof typeof ROWS_OF_A_MEMBER): Rows => ({
  rows: MEMBERS * ROWS_OF_A_MEMBER[table],
  from: `${ROWS_OF_A_MEMBER[table]} for each member`,
});

/** Sign-ins by SMS and certificates, as in the mix. */
const SIGN_INS = inAMonth(4);
const CERTIFICATES = inAMonth(1);
const TOKENS = inAMonth(12);

/** Tables that grow with people; retention periods are those of `kept-data.ts`. */
export const THREE_YEARS: Partial<Record<KeptTable | 'attempts' | 'captcha_passes', Rows>> = {
  points_entries: ofMembers('points_entries'),
  package_codes: ofMembers('package_codes'),
  consents: ofMembers('consents'),
  orders: ofMembers('orders'),
  survey_answers: ofMembers('survey_answers'),
  users: ofMembers('users'),
  profile_changes: ofMembers('profile_changes'),
  known_devices: ofMembers('known_devices'),
  certificate_requests: { rows: CERTIFICATES * 36, from: '1 for 1,000 page views, five years' },
  certificates: { rows: CERTIFICATES * 36, from: '1 for 1,000 page views, five years' },
  sessions: {
    rows: TOKENS * 2 + MEMBERS * ROWS_OF_A_MEMBER.sessions,
    from: '12 for 1,000 page views, thirty days and thirty more; 2 for each member',
  },
  sms_codes: { rows: SIGN_INS + CERTIFICATES, from: 'each sign-in and certificate, thirty days' },
  outbox: {
    rows: SIGN_INS + CERTIFICATES * 3,
    from: 'a code each, SMS and letter of a certificate, thirty days',
  },
  attempts: { rows: (SIGN_INS * 2) / DAYS, from: 'two for each sign-in, one day' },
  captcha_passes: { rows: SIGN_INS / DAYS, from: 'each sign-in, one day' },
  once_answers: { rows: inAMonth(2.5) / DAYS, from: '2.5 for 1,000 page views, one day' },
};
