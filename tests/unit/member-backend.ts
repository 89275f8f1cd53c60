import { webcrypto } from 'node:crypto';
import { table } from '../../contract/table.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/headers.ts';
import { keepCookie } from '../../src/client/cookies/document-cookies.ts';
import { AUTH_COOKIE, SIGNED_COOKIE, SIGN_IN_MARK_COOKIE } from '../../src/config/constants.ts';
import { forgetMember } from '../../src/stores/member-data.ts';

/** For tests of stores of member data: signs in a member with this name, without data of any other one. */
export function enter(name: string): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  forgetMember();
  for (const [cookie, value] of [
    [SIGNED_COOKIE, '1'],
    [SIGN_IN_MARK_COOKIE, name],
    [AUTH_COOKIE.token, `token-of-${name}`],
    [AUTH_COOKIE.expired, new Date(Date.now() + 3_600_000).toISOString()],
  ] as const) {
    keepCookie({ name: cookie, path: AUTH_COOKIE.path, maxAge: 3600 }, value);
  }
}

type Refused = { refused: string; fields?: Record<string, string> };
type Asked = { url: string; attempt: string | null; body: unknown };

const isRefused = (reply: unknown): reply is Refused =>
  typeof reply === 'object' && reply !== null && 'refused' in reply;

/** Status and text of a response. */
function answer(name: string, reply: unknown): Pick<Response, 'status' | 'text'> {
  if (reply === undefined) throw new TypeError(`backendOf has no response for ${name}`);
  const body = isRefused(reply)
    ? { error: reply.refused, error_description: 'Нельзя', fields: reply.fields }
    : { result: reply };
  const text = JSON.stringify(body);
  return { status: isRefused(reply) ? 409 : 200, text: () => Promise.resolve(text) };
}

/**
 * For tests of stores: a backend with given responses by call name. A function responds by the
 * requested URL. A call without a response fails like a broken connection.
 */
export function backendOf(replies: Record<string, unknown>) {
  const asked = new Map<string, Asked[]>();
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const path = url.split('?')[0];
    const name = table.find((entry) => entry.path === path)?.name ?? '';
    const attempt = new Headers(init.headers).get(IDEMPOTENCY_HEADER);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.set(name, [...(asked.get(name) ?? []), { url, attempt, body }]);
    const reply = replies[name];
    return Promise.resolve().then(() =>
      answer(name, typeof reply === 'function' ? reply(url) : reply),
    );
  }) as typeof fetch;
  return { askedOf: (name: string) => asked.get(name) ?? [] };
}
