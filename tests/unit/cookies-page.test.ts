import { expect, it } from '@jest/globals';
import { staticPages } from '../../backend/seed/static-pages.ts';
import * as constants from '../../src/config/constants.ts';

const DAY = 86_400;
const TERMS = new Map([
  [600, '10 минут'],
  [7 * DAY, '7 дней'],
  [30 * DAY, '30 дней'],
  [365 * DAY, '1 год'],
]);

const body = staticPages.find(({ alias }) => alias === 'cookies')?.body ?? '';
/** The cells of each row below the head. */
const rows = [...body.matchAll(/<tr><td>(.+)<\/td><\/tr>/g)].map(([, cells]) =>
  (cells ?? '').split('</td><td>'),
);

const { CITY_COOKIE, CITY_OFFER_COOKIE, WAY_BACK_COOKIE } = constants;
const { CONSENT_COOKIE, DEVICE_RULE, VIEW_COOKIE } = constants;

it.each([
  CITY_COOKIE,
  CITY_OFFER_COOKIE,
  WAY_BACK_COOKIE,
  CONSENT_COOKIE,
  DEVICE_RULE,
  VIEW_COOKIE,
])('tells visitors of the cookie $name and of its term', ({ name, maxAge }) => {
  expect(rows.find(([names]) => names === name)?.at(-1)).toBe(TERMS.get(maxAge));
});

it('tells visitors of each cookie of their session', () => {
  const { token, expired } = constants.AUTH_COOKIE;
  const names = [token, expired, constants.SIGNED_COOKIE, constants.SIGN_IN_MARK_COOKIE];
  const told = rows.map(([told]) => told).join(' ');
  for (const name of names) expect(told.split(/[ ,]+/)).toContain(name);
});
