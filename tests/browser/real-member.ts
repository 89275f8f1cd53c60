/** Members of the real backend, signed in by a code from its outbox. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { token as tokenCall } from '../../contract/calls/session.ts';
import { checkCaptcha, loginAuthSms, loginSendSms, userCheck } from '../../contract/calls/user.ts';
import { callBackend } from '../../src/client/calls/call.ts';
import { DEVICE_COOKIE } from '../../src/config/constants.ts';
import { EARLY_REPLIES_ID } from '../../src/config/early-replies.ts';
import { memberConsents } from '../../src/config/member-consents.ts';
import { backendOrigin, siteDataDir, siteOrigin } from '../site/browsed-site.ts';

type Letter = { to: string; code?: string };
type Session = { token: string; token_expired: string };

const action = 'authorization';

/** A site with its backend, the backend's clock, and its sent messages. */
export type Place = {
  readonly site: string;
  readonly backend: string;
  readonly now: () => number;
  readonly codeFor: (phone: string) => Promise<string>;
};

/** The newest code that a development backend has sent to a phone. */
export async function newestCode(backend: string, phone: string): Promise<string> {
  const reply = await fetch(`${backend}/dev/outbox`);
  const letters: Letter[] = await reply.json();
  return letters.find(({ to, code }) => to === phone && code)?.code ?? '';
}

const shared: Place = {
  site: siteOrigin,
  backend: backendOrigin,
  now: Date.now,
  codeFor: (phone) => newestCode(backendOrigin, phone),
};

/** Signs a phone in; an unknown phone creates a new member. */
async function sessionOf(phone: string, place: Place = shared): Promise<Session> {
  const deviceId = randomBytes(16).toString('hex');
  let token: string | null = null;
  const call = async <P extends v.GenericSchema, R extends v.GenericSchema>(
    entry: Call<P, R>,
    params: v.InferInput<P>,
  ) => {
    const result = await callBackend(entry, params, { origin: place.backend, deviceId, token });
    if (!result.ok) throw new Error(`${entry.name}: ${result.error.description}`);
    return result.value;
  };
  token = (await call(tokenCall, {})).token;
  // A token counts once: two workers may ask in the same millisecond.
  await call(checkCaptcha, { ctoken: `local:${action}:${place.now()}:${deviceId}`, action });
  await call(loginSendSms, { phone, action });
  const { version: policy } = memberConsents.policy;
  return await call(loginAuthSms, { phone, code: await place.codeFor(phone), action, policy });
}

/** The result of a call that a member makes. */
export async function resultFor<P extends v.GenericSchema, R extends v.GenericSchema>(
  token: string,
  entry: Call<P, R>,
  params: v.InferInput<P>,
): Promise<v.InferOutput<R>> {
  const result = await callBackend(entry, params, { origin: backendOrigin, deviceId: null, token });
  if (!result.ok) throw new Error(`${entry.name}: ${result.error.description}`);
  return result.value;
}

/** A phone that no other test uses. */
const newPhone = () =>
  `+7901${randomBytes(4).readUInt32BE().toString().padStart(10, '0').slice(-7)}`;

/** The token of a new member. */
export const newMember = async (): Promise<string> => (await sessionOf(newPhone())).token;

/** Gives the member's session to a browser. */
async function give(
  context: BrowserContext,
  session: Session,
  url: string = siteOrigin,
): Promise<void> {
  await context.addCookies([
    { name: 'auth.signed', value: '1', url },
    { name: 'auth.mark', value: 'test', url },
    { name: 'auth.token', value: session.token, url },
    { name: 'auth.tokenExpired', value: session.token_expired, url },
    { name: DEVICE_COOKIE, value: randomBytes(16).toString('hex'), url },
  ]);
}

/** Signs a new member in. */
export async function becomeMember(context: BrowserContext, place: Place): Promise<void> {
  await give(context, await sessionOf(newPhone(), place), place.site);
}

/** Whether the backend still accepts a session. */
async function isKnown({ token }: Session): Promise<boolean> {
  const checked = await callBackend(
    userCheck,
    {},
    { origin: backendOrigin, deviceId: null, token },
  );
  return checked.ok && checked.value.user !== null;
}

/**
 * Signs a demo member in, for tests that only read: a phone gets no two codes within a minute, so
 * the session is stored for the next worker and the next run.
 */
export async function becomeDemoMember(context: BrowserContext, phone: string): Promise<void> {
  const file = join(siteDataDir, `session-${phone.slice(1)}.json`);
  let session: Session | null = null;
  try {
    session = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not signed in here yet.
  }
  if (session === null || !(await isKnown(session))) {
    session = await sessionOf(phone);
    writeFileSync(file, JSON.stringify(session));
  }
  await give(context, session);
}

/** Removes the replies that came with a document, so that its scripts make their calls. */
function withoutEarlyReplies(id: string): void {
  const watch = new MutationObserver(() => {
    const replies = document.querySelector(`#${id}`);
    if (!replies) return;
    replies.remove();
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Makes the scripts of this browser's pages ask for replies that came with the document. */
export const dropEarlyReplies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(withoutEarlyReplies, EARLY_REPLIES_ID);

let guest: Promise<Session> | undefined;

/**
 * Lets a browser past the guard of the personal area, for tests that respond to every call
 * themselves: one member per worker, used for nothing else.
 */
export async function passGuard(context: BrowserContext): Promise<void> {
  guest ??= sessionOf(newPhone());
  await give(context, await guest);
  await dropEarlyReplies(context);
}
