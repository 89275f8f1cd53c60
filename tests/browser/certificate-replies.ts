import type { Page } from '@playwright/test';
import type { InferInput } from 'valibot';
import type * as shopCalls from '../../contract/calls/shops.ts';
import type * as userCalls from '../../contract/calls/user.ts';
import { answerCalls, balance, ordersOf, profile } from './member.ts';

type Certificate = NonNullable<InferInput<typeof shopCalls.certificateGet.result>['certificate']>;
type OpticianShop = InferInput<typeof shopCalls.certificateShops.result>['shops'][number];
type Reply = { status?: number; json: object };

const MOMENT = '2026-11-21T10:00:00.000Z';

const optician = (id: number, title: string, over: Partial<OpticianShop> = {}): OpticianShop => ({
  id,
  title,
  kind: 'optician',
  city: { id: 6281, title: 'Москва' },
  address: `улица Ленина, ${id}`,
  lat: 55.75,
  lon: 37.61,
  phone: '8 800 000-00-12',
  metro: null,
  hours: [{ days: 'Пн–Пт', open: '10:00', close: '20:00' }],
  lens_types: ['toric'],
  website: null,
  updated_at: MOMENT,
  revision: 1,
  stock: 'enough',
  ...over,
});

export const shops: OpticianShop[] = [
  optician(1, 'Оптика «Взгляд»', { metro: 'Арбатская' }),
  optician(2, 'Оптика «Линза»', { stock: 'few', address: 'Тверская улица, 7' }),
  optician(3, 'Оптика «Прогресс»', { stock: 'none' }),
];

export const certificate: Certificate = {
  id: 7,
  number: 'YA-2026-000777',
  state: 'issued',
  holder: 'Анна Смирнова',
  issued_on: '2026-11-21',
  valid_to: '2026-12-21',
  optician: optician(1, 'Оптика «Взгляд»'),
  code: 'YA2026000777',
  resend_in: 60,
  updated_at: MOMENT,
};

const result = <T extends object>(value: T): Reply => ({ json: { result: value } });
export const failed = (status: number, error: string, text: string): Reply => ({
  status,
  json: { error, error_description: text },
});

const process = (state: 'process' | 'ready', isResendCertificate = false) =>
  result<InferInput<typeof userCalls.certificateResend.result>>({
    process: state,
    isResendCertificate,
  });

export const replies = {
  process: process('process'),
  ready: process('ready', true),
  resent: process('ready', true),
  waiting: result({ process: 'process', isResendCertificate: false, certificate: null }),
  received: result({ process: 'ready', isResendCertificate: true, certificate }),
  /** One from an hour ago. */
  older: result({
    process: 'ready',
    isResendCertificate: true,
    certificate: { ...certificate, resend_in: 0 },
  }),
};

const usual: Record<string, Reply> = {
  'certificate.shops': result({ shops, total: shops.length }),
  'check.captcha': result({ success: true, score: 0.9 }),
  'login.send.sms': result({ resend_in: 60 }),
  'login.auth.sms': result({
    token: 'token',
    token_expired: '2036-01-01T00:00:00.000Z',
    is_new: true,
  }),
  'certificate.form.send': replies.ready,
  'certificate.get': replies.received,
  'certificate.resend': replies.resent,
  'certificate.optician': replies.ready,
};

/** A backend of the flow for one page: records requests and returns prepared responses. */
export async function flowBackend(page: Page) {
  const asked: { call: string; params: Record<string, unknown> }[] = [];
  const queued: Record<string, Reply[]> = {};
  // A visitor who joins the programme is signed in, and the header loads the account.
  await answerCalls(page, { userProfile: profile, userBalance: balance, orders: ordersOf(0) });
  await page.route('**/rest/**', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const call = url.pathname.slice('/rest/'.length);
    const known = usual[call];
    if (!known) return route.fallback();
    const params = request.postDataJSON() ?? Object.fromEntries(url.searchParams);
    asked.push({ call, params });
    const { status = 200, json } = queued[call]?.shift() ?? known;
    return route.fulfill({ status, json });
  });
  return {
    asked,
    /** How often a call was made. */
    count: (call: string) => asked.filter((one) => one.call === call).length,
    /** The next responses of a call; after them the usual ones follow. */
    answer(call: keyof typeof usual, ...next: Reply[]) {
      (queued[call] ??= []).push(...next);
    },
  };
}
