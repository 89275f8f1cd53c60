import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { DEVICE_HEADER, TOKEN_HEADER } from '../contract/headers.ts';
import { sessions } from './db/schema.ts';
import type { Database } from './db/open.ts';
import type { Caller } from './handler.ts';

/** How long a token lives without being asked for again, in milliseconds. */
const SESSION_LIFE = 30 * 24 * 60 * 60 * 1000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function tokenOf(headers: Headers): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '');
  // An empty header is what a caller without a token sends: it must not hide the other one.
  const token = headers.get(TOKEN_HEADER) || bearer?.[1];
  // A longer one was never given out: no work for it.
  return token && token.length <= 200 ? token : null;
}

/** The visitor's address: the last one, which our own edge has written. */
function addressOf(headers: Headers): string | null {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, 100) || null;
}

/** Reads who is calling. An unknown or expired token is nobody's, not an error. */
export async function readCaller(headers: Headers, db: Database, now: Date): Promise<Caller> {
  const token = tokenOf(headers);
  const deviceId = headers.get(DEVICE_HEADER)?.slice(0, 100) ?? null;
  const address = addressOf(headers);
  if (!token) return { token: null, deviceId, address, userId: null };
  const [session] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)));
  return session
    ? { token, deviceId, address, userId: session.userId }
    : { token: null, deviceId, address, userId: null };
}

/**
 * Gives out a token, or prolongs the one the caller has.
 * @returns the token itself; the database keeps only its hash.
 */
export async function openSession(
  db: Database,
  caller: Caller,
  now: Date,
  userId: number | null = caller.userId,
): Promise<{ token: string; expiresAt: Date }> {
  const token = caller.token ?? randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_LIFE);
  await db
    .insert(sessions)
    .values({ tokenHash: hashOf(token), deviceId: caller.deviceId, userId, expiresAt })
    .onConflictDoUpdate({ target: sessions.tokenHash, set: { expiresAt, userId } });
  return { token, expiresAt };
}

/** Ends the caller's session. @returns whether there was one. */
export async function endSession(db: Database, caller: Caller): Promise<boolean> {
  if (!caller.token) return false;
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(caller.token)))
    .returning({ hash: sessions.tokenHash });
  return ended.length > 0;
}
