/**
 * A signed-in visitor for browser tests: cookies, and the member's responses in the contract's
 * form.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { InferInput } from 'valibot';
import type * as accountCalls from '../../contract/calls/account.ts';
import type * as contentCalls from '../../contract/calls/content.ts';
import type * as sessionCalls from '../../contract/calls/session.ts';
import type * as userCalls from '../../contract/calls/user.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { siteOrigin } from '../site/browsed-site.ts';

type Calls = typeof userCalls &
  typeof accountCalls &
  Pick<typeof contentCalls, 'discounts' | 'discountsIshop' | 'discountsShop'> &
  Pick<
    typeof sessionCalls,
    'formSave' | 'token' | 'tokenExpire' | 'registrationByEmail' | 'restoreByEmail'
  >;
type CallName = keyof Calls;
type Result<Name extends CallName> = InferInput<Calls[Name]['result']>;

/** An error response with a message for people; 409 by default. */
export class Refusal {
  readonly code: ErrorCode;
  readonly description: string;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, description: string, status = 409, fields?: Record<string, string>) {
    this.code = code;
    this.description = description;
    this.status = status;
    this.fields = fields;
  }
}

/** One request of a call: what was sent, with which token, and which attempt it is. */
export type Asked = {
  readonly path: string;
  readonly params: Record<string, unknown>;
  readonly token: string | undefined;
  readonly attempt: string | undefined;
};

type Answer<Name extends CallName> = Result<Name> | Refusal;

/**
 * The backend's responses, by the names of the contract's entries (`orders`, `userProfile`). A
 * function is called for every request, and may delay one.
 */
export type Replies = {
  [Name in CallName]?: Answer<Name> | ((asked: Asked) => Answer<Name> | Promise<Answer<Name>>);
};

const MOMENT = '2026-11-21T10:00:00.000Z';

export const profile: Result<'userProfile'> = {
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

export const balance: Result<'userBalance'> = {
  available: 1251,
  pending: 0,
  expiring: null,
};

/** This many orders. */
export function ordersOf(count: number): Result<'orders'> {
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

export const signedCookie = { name: 'auth.signed', value: '1', url: siteOrigin };
/** Valid for long, so that nothing has to be renewed. */
const tokenCookies = [
  { name: 'auth.token', value: 'token-of-a-test', url: siteOrigin },
  { name: 'auth.tokenExpired', value: '2099-01-01T00:00:00.000Z', url: siteOrigin },
];

/** The two calls whose path does not follow from their name. */
const ELSEWHERE: Partial<Record<CallName, string>> = {
  registrationByEmail: '/api/security/registration/byEmail',
  restoreByEmail: '/api/app/security/restore/byEmail',
};

/** `userProfile` is `/rest/user.profile`. */
const pathOf = (name: CallName) =>
  ELSEWHERE[name] ?? `/rest/${name.replace(/[A-Z]/g, (letter) => `.${letter.toLowerCase()}`)}`;

function askedOf(request: Request): Asked {
  const url = new URL(request.url());
  const body = request.method() === 'POST' ? (request.postDataJSON() as object) : null;
  return {
    path: url.pathname,
    params: { ...(body ?? Object.fromEntries(url.searchParams)) },
    token: request.headers()['user-api-token'],
    attempt: request.headers()['idempotency-key'],
  };
}

/**
 * Responds to calls of a page in place of the backend.
 * @returns the requests, in order; the list keeps growing.
 */
export async function answerCalls(page: Page, replies: Replies): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const [name, given] of Object.entries(replies)) {
    const path = pathOf(name as CallName);
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const one = askedOf(route.request());
        asked.push(one);
        const answer: unknown = typeof given === 'function' ? await given(one) : given;
        if (!(answer instanceof Refusal)) {
          await route.fulfill({ json: { result: answer } });
          return;
        }
        const { code, description, status, fields } = answer;
        const json = { error: code, error_description: description, ...(fields && { fields }) };
        await route.fulfill({ status, json });
      },
    );
  }
  return asked;
}

const MISSING = new Refusal('not_implemented', 'Пока не готово', 501);

/**
 * Signs a visitor in and responds to their calls. Calls of the header without a given response get
 * a 501, as from a backend without members; no other call gets a response unless one is given.
 * @returns the requests, in order; the list keeps growing.
 */
export async function signIn(
  context: BrowserContext,
  page: Page,
  replies: Replies,
): Promise<Asked[]> {
  await context.addCookies([signedCookie, ...tokenCookies]);
  return await answerCalls(page, {
    userProfile: MISSING,
    userBalance: MISSING,
    orders: MISSING,
    ...replies,
  });
}
