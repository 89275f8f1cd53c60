import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import { DEVICE_HEADER, TOKEN_HEADER, VISITOR_CITY_HEADER } from '../contract/headers.ts';
import { cities, sessions, users } from './db/schema.ts';
import type { Database } from './db/database.ts';
import type { Caller } from './handler.ts';
import { rememberDevice } from './known-devices.ts';

/** How long an unused token lives, in milliseconds. */
const SESSION_LIFE = 30 * 24 * 60 * 60 * 1000;

/** Precision of the last-seen time, in milliseconds; it spares a write on every call. */
const SEEN_WITHIN = 5 * 60 * 1000;

/** Maximum stored length of a User-Agent. */
const AGENT_MAX = 300;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function tokenOf(headers: Headers): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '');
  // A client without a token sends an empty header; it must not hide the other one.
  const token = headers.get(TOKEN_HEADER) || bearer?.[1];
  // A longer token was never issued, so it is not looked up.
  return token && token.length <= 200 ? token : null;
}

/** The traits by which members recognise their sessions. */
const traitsOf = (headers: Headers) => ({
  userAgent: headers.get('user-agent')?.slice(0, AGENT_MAX) || null,
  cityId: Number(/^\d{1,9}$/.exec(headers.get(VISITOR_CITY_HEADER) ?? '')?.[0] ?? 0) || null,
});

/**
 * Reads the caller from the request headers. An unknown or expired token is not an error: the
 * caller is anonymous.
 * @param address the network address, from a trusted source.
 */
export async function readCaller(
  headers: Headers,
  address: string | null,
  db: Database,
  now: Date,
): Promise<Caller> {
  const token = tokenOf(headers);
  // An empty ID is ignored: all clients that send one would share their responses.
  const deviceId = headers.get(DEVICE_HEADER)?.slice(0, 100) || null;
  const traits = traitsOf(headers);
  const known = { deviceId, address, ...traits };
  const nobody = { token: null, ...known, userId: null, phone: null, verifiedPhone: null };
  if (!token) return nobody;
  const own = and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now));
  const [session] = await db
    .select({
      seenAt: sessions.lastSeenAt,
      // Taken from the member, not the session, so a deleted member does not count.
      userId: users.id,
      phone: users.phone,
      verifiedPhone: sessions.verifiedPhone,
    })
    .from(sessions)
    .leftJoin(users, and(eq(users.id, sessions.userId), isNull(users.deletedAt)))
    .where(own);
  if (!session) return nobody;
  const { seenAt, ...whose } = session;
  if (whose.userId !== null && now.getTime() - seenAt.getTime() >= SEEN_WITHIN) {
    // A call without a trait leaves the known one: the edge's own calls name no city.
    const told = {
      userAgent: traits.userAgent ?? undefined,
      cityId: traits.cityId ?? undefined,
    };
    await db
      .update(sessions)
      .set({ lastSeenAt: now, ...told })
      .where(own);
  }
  return { token, ...known, ...whose };
}

export type Opened = { token: string; expiresAt: Date };
/** The caller a session is opened for. */
type Opener = Pick<Caller, 'token' | 'deviceId' | 'userId'> &
  Partial<Pick<Caller, 'userAgent' | 'cityId'>>;

/** Renews a token if it still exists, without changing its member. @returns whether it exists. */
async function renew(
  db: Database,
  token: string,
  now: Date,
  set: Partial<typeof sessions.$inferInsert>,
): Promise<boolean> {
  const own = and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now));
  const renewed = await db.update(sessions).set(set).where(own).returning({ id: sessions.id });
  return renewed.length > 0;
}

/**
 * Issues a token, or renews the caller's. A token that has ended since the caller was read never becomes
 * valid again: they get a new one, which signs nobody in.
 * @returns the token itself; the database stores only its hash.
 */
export async function openSession(
  db: Database,
  caller: Opener,
  now: Date,
  userId: number | null = caller.userId,
): Promise<Opened> {
  const expiresAt = new Date(now.getTime() + SESSION_LIFE);
  const { deviceId, userAgent, cityId } = caller;
  const seen = { lastSeenAt: now, userAgent, cityId, expiresAt };
  const known = caller.token;
  if (known !== null && (await renew(db, known, now, seen))) return { token: known, expiresAt };
  const token = randomBytes(32).toString('base64url');
  const whose = known === null ? userId : null;
  await db
    .insert(sessions)
    .values({ tokenHash: hashOf(token), deviceId, userId: whose, createdAt: now, ...seen });
  return { token, expiresAt };
}

/** Marks the phone as confirmed for the lifetime of this session. */
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
 * Signs a member in under a new token and ends the caller's previous session. Anyone who knew the
 * previous token must not become signed in (session fixation).
 */
export async function replaceSession(
  db: Database,
  caller: Caller,
  userId: number,
  now: Date,
): Promise<Opened> {
  await endSession(db, caller);
  await rememberDevice(db, caller, userId, now);
  return openSession(db, { ...caller, token: null }, now, userId);
}

async function end(db: Database, which: SQL | undefined): Promise<number> {
  const ended = await db.delete(sessions).where(which).returning({ hash: sessions.tokenHash });
  return ended.length;
}

/** Ends the caller's session. @returns whether there was one. */
export async function endSession(db: Database, { token }: Caller): Promise<boolean> {
  return token !== null && (await end(db, eq(sessions.tokenHash, hashOf(token)))) > 0;
}

/** Ends all sessions of a member. @returns how many there were. */
export const endSessionsOf = (db: Database, userId: number): Promise<number> =>
  end(db, eq(sessions.userId, userId));

/** Ends one session of a member. @returns whether it belonged to them. */
export const endSessionOf = async (db: Database, userId: number, id: number): Promise<boolean> =>
  (await end(db, and(eq(sessions.userId, userId), eq(sessions.id, id)))) > 0;

/** Ends all sessions of a member except the calling one. @returns how many there were. */
export const endOtherSessions = (
  db: Database,
  userId: number,
  { token }: Pick<Caller, 'token'>,
): Promise<number> =>
  end(
    db,
    and(
      eq(sessions.userId, userId),
      token === null ? undefined : ne(sessions.tokenHash, hashOf(token)),
    ),
  );

/** A member's unexpired sessions, most recently seen first. */
export async function sessionsOf(
  db: Database,
  userId: number,
  { token }: Pick<Caller, 'token'>,
  now: Date,
) {
  const rows = await db
    .select({ session: sessions, city: cities.title })
    .from(sessions)
    .leftJoin(cities, eq(cities.id, sessions.cityId))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  const own = token === null ? null : hashOf(token);
  return rows.map(({ session, city }) => ({ ...session, city, isOwn: session.tokenHash === own }));
}
