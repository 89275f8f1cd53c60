import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../backend/db/schema.ts';
import { openSession } from '../../backend/sessions.ts';
import { tokenExpireAll } from '../../contract/calls/account.ts';
import { tokenExpire } from '../../contract/calls/session.ts';
import type { Site } from './site.ts';
import { signIn } from './stubs.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Tokens that were good once, each ended in its own way.
 * @param phone of a new member, each time another one.
 */
export async function endedTokens(
  site: Site,
  phone: () => string,
): Promise<Record<string, string>> {
  const { db } = site;
  const now = new Date();
  const signed = async () => await signIn(db, now, phone());
  const [out, everywhere, gone, { user }] = [
    await signed(),
    await signed(),
    await signed(),
    await signed(),
  ];
  await site.result(tokenExpire, {}, out.headers);
  await site.result(tokenExpireAll, {}, everywhere.headers);
  await db.update(users).set({ deletedAt: now }).where(eq(users.id, gone.user.id));
  const caller = { token: null, deviceId: null, userId: user.id };
  const expired = await openSession(db, caller, new Date(now.getTime() - 31 * DAY));
  const unsigned = await openSession(db, { ...caller, userId: null }, now);
  return {
    'signed out': out.token,
    'signed out everywhere': everywhere.token,
    'of a member who has left': gone.token,
    expired: expired.token,
    'of no member': unsigned.token,
  };
}

/** Tokens that nobody gave out, some of them near to one that was. */
export function malformedTokens(good: string): Record<string, string> {
  return {
    'never given out': 'never-given-out',
    empty: '',
    'of blanks': '  ',
    'a word of programs': 'undefined',
    'with a sign more': `${good}x`,
    'with a sign less': good.slice(0, -1),
    'in capitals': good.toUpperCase(),
    'in quotes': `"${good}"`,
    'the digest that is stored': createHash('sha256').update(good).digest('base64url'),
    'two at once': `${good}, ${good}`,
    'two in one': `${good} ${good}`,
    'with a pattern': '%',
    'with a quote': "' or ''='",
    'of other letters': '\u00ff\u00fe',
    'far too long': 'a'.repeat(10_000),
  };
}
