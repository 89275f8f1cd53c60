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
 * Tokens that were once valid, each ended in a different way.
 * @param phone returns a new member's phone each time.
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
    'of a deleted member': gone.token,
    expired: expired.token,
    'of no member': unsigned.token,
  };
}

/** Tokens that were never issued, some of them similar to an issued one. */
export function malformedTokens(good: string): Record<string, string> {
  return {
    'never issued': 'never-given-out',
    empty: '',
    'of blanks': '  ',
    'a reserved word': 'undefined',
    'with an extra character': `${good}x`,
    'with a missing character': good.slice(0, -1),
    'in capitals': good.toUpperCase(),
    'in quotes': `"${good}"`,
    'the stored digest': createHash('sha256').update(good).digest('base64url'),
    'two tokens': `${good}, ${good}`,
    'two in one': `${good} ${good}`,
    'with a pattern': '%',
    'with a quote': "' or ''='",
    'in another case': '\u00ff\u00fe',
    'far too long': 'a'.repeat(10_000),
  };
}
