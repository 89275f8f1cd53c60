import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { DEVICE_HEADER, TOKEN_HEADER } from '../contract/headers.ts';
import { sessions, users } from './db/schema.ts';
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

/**
 * Reads who is calling. An unknown or expired token is nobody's, not an error.
 * @param address his network address, as far as somebody trusted tells it.
 */
export async function readCaller(
  headers: Headers,
  address: string | null,
  db: Database,
  now: Date,
): Promise<Caller> {
  const token = tokenOf(headers);
  // An empty name is no name: all who send one would share their answers.
  const deviceId = headers.get(DEVICE_HEADER)?.slice(0, 100) || null;
  const nobody = { token: null, deviceId, address, userId: null, phone: null, verifiedPhone: null };
  if (!token) return nobody;
  const [session] = await db
    .select({
      // Of the member, not of the session: who is gone is nobody.
      userId: users.id,
      phone: users.phone,
      verifiedPhone: sessions.verifiedPhone,
    })
    .from(sessions)
    .leftJoin(users, and(eq(users.id, sessions.userId), isNull(users.deletedAt)))
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)));
  return session ? { token, deviceId, address, ...session } : nobody;
}

export type Opened = { token: string; expiresAt: Date };
/** What a session is opened for. */
type Opener = Pick<Caller, 'token' | 'deviceId' | 'userId'>;

/**
 * Gives out a token, or prolongs the one the caller has.
 * @returns the token itself; the database keeps only its hash.
 */
export async function openSession(
  db: Database,
  caller: Opener,
  now: Date,
  userId: number | null = caller.userId,
): Promise<Opened> {
  const token = caller.token ?? randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_LIFE);
  await db
    .insert(sessions)
    .values({ tokenHash: hashOf(token), deviceId: caller.deviceId, userId, expiresAt })
    .onConflictDoUpdate({ target: sessions.tokenHash, set: { expiresAt, userId } });
  return { token, expiresAt };
}

/** Marks the phone as being in the hands of whoever has this session, as long as it lives. */
export async function confirmPhone(
  db: Database,
  caller: Opener,
  phone: string,
  now: Date,
): Promise<Opened> {
  const session = await openSession(db, caller, now);
  await db
    .update(sessions)
    .set({ verifiedPhone: phone, verifiedAt: now })
    .where(eq(sessions.tokenHash, hashOf(session.token)));
  return session;
}

/**
 * Signs a member in under a new token and ends the one the caller came with: whoever knew that one
 * before must not be signed in with it now.
 */
export async function replaceSession(
  db: Database,
  caller: Caller,
  userId: number,
  now: Date,
): Promise<Opened> {
  await endSession(db, caller);
  return openSession(db, { ...caller, token: null }, now, userId);
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

/** Ends all sessions of a member. @returns how many there were. */
export async function endSessionsOf(db: Database, userId: number): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ hash: sessions.tokenHash });
  return ended.length;
}
