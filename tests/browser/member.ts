/** A signed-in visitor for browser tests: cookies, and the member's replies in the contract's form. */
import type { BrowserContext, Page } from '@playwright/test';
import type { InferInput } from 'valibot';
import type * as calls from '../../contract/calls/user.ts';
import { ports } from '../site/site.ts';

type Replies = {
  profile?: InferInput<typeof calls.userProfile.result>;
  balance?: InferInput<typeof calls.userBalance.result>;
  orders?: InferInput<typeof calls.orders.result>;
};

const MOMENT = '2026-11-21T10:00:00.000Z';

export const profile: NonNullable<Replies['profile']> = {
  id: 1,
  firstName: 'Анна',
  lastName: 'Смирнова',
  phone: '+79990000001',
  email: null,
  birthday: null,
  city_id: null,
  consents: [],
  updated_at: MOMENT,
};

export const balance: NonNullable<Replies['balance']> = {
  available: 1251,
  pending: 0,
  expiring: null,
};

/** So many orders. */
export function ordersOf(count: number): NonNullable<Replies['orders']> {
  const items = Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    number: `Я-${place + 1}`,
    kind: 'offer' as const,
    item_id: 1,
    title: 'Раствор «Ясно»',
    state: 'new' as const,
    points: 300,
    created_at: MOMENT,
    updated_at: MOMENT,
    code: null,
  }));
  return { items, total: count };
}

const ORIGIN = `http://localhost:${ports.site}`;
export const signedCookie = { name: 'auth.signed', value: '1', url: ORIGIN };
const tokenCookie = { name: 'auth.token', value: 'token-of-a-test', url: ORIGIN };

/** Signs a visitor in; what is not given is answered 501, as a backend without members does. */
export async function signIn(context: BrowserContext, page: Page, replies: Replies) {
  await context.addCookies([signedCookie, tokenCookie]);
  const asked: string[] = [];
  for (const [path, result] of [
    ['/rest/user.profile', replies.profile],
    ['/rest/user.balance', replies.balance],
    ['/rest/orders', replies.orders],
  ] as const) {
    await page.route(`**${path}`, async (route) => {
      asked.push(path);
      const failed = { error: 'not_implemented', error_description: 'Пока не готово' };
      await route.fulfill(result ? { json: { result } } : { status: 501, json: failed });
    });
  }
  return asked;
}
