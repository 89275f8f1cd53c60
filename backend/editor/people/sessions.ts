/** Sessions of people: an `HttpOnly` cookie, and a CSRF token. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { CSRF_HEADER } from '../../../contract/headers.ts';
import { EDITOR_COOKIE } from '../../../src/config/editor-cookie.ts';
import { editorAccounts, editorSessions } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Editor } from './editor.ts';

const HOUR = 60 * 60 * 1000;
/** One working day, so that a session left open has ended by the next morning. */
const SESSION_LIFE = 12 * HOUR;
const AGENT_MAX = 300;
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Derived from the cookie, so it needs no storage, and does not reveal the cookie. */
export const csrfOf = (token: string) =>
  createHmac('sha256', token).update('csrf').digest('base64url');

/** The cookie of a session; an empty one ends it. */
export const sessionCookie = (token: string, isSecure: boolean) =>
  stringifySetCookie({
    name: EDITOR_COOKIE,
    value: token,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    path: '/',
    maxAge: token === '' ? 0 : SESSION_LIFE / 1000,
  });

/** The session's token; null without a valid cookie. */
export function tokenOf(headers: Headers): string | null {
  const token = parseCookie(headers.get('cookie') ?? '')[EDITOR_COOKIE] ?? '';
  return TOKEN.test(token) ? token : null;
}

/** @returns the token, of which only the hash is stored. */
export async function openSession(
  db: Database,
  accountId: number,
  { headers }: Pick<Request, 'headers'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const userAgent = headers.get('user-agent')?.slice(0, AGENT_MAX) ?? null;
  const expiresAt = new Date(now.getTime() + SESSION_LIFE);
  await db
    .insert(editorSessions)
    .values({ accountId, tokenHash: hashOf(token), userAgent, createdAt: now, expiresAt });
  return token;
}

/** The person of a session; null if it has expired or the account was switched off. */
export async function sessionEditor(
  db: Database,
  token: string,
  now: Date,
): Promise<Editor | null> {
  const [found] = await db
    .select({
      id: editorAccounts.id,
      name: editorAccounts.name,
      email: editorAccounts.email,
      role: editorAccounts.role,
      session: editorSessions.id,
    })
    .from(editorSessions)
    .innerJoin(editorAccounts, eq(editorAccounts.id, editorSessions.accountId))
    .where(
      and(
        eq(editorSessions.tokenHash, hashOf(token)),
        gt(editorSessions.expiresAt, now),
        isNull(editorAccounts.revokedAt),
        isNull(editorAccounts.offSince),
      ),
    );
  return found ?? null;
}

/**
 * Browsers attach cookies to requests that other sites trigger; those sites cannot know the token.
 * @throws Failure `forbidden`.
 */
export function checkCsrf(headers: Headers, token: string): void {
  const given = Buffer.from(headers.get(CSRF_HEADER) ?? '');
  const expected = Buffer.from(csrfOf(token));
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new Failure('forbidden', 'Страница устарела. Откройте её заново, пожалуйста');
}

/**
 * Whoever has not signed in has no token against other sites: a form there could sign an editor in to its own
 * author's account, whose drafts they would then write. Programs send no such header.
 * @throws Failure `forbidden`.
 */
export function checkOwnPage(headers: Headers): void {
  if (!/^(?:cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')) return;
  throw new Failure('forbidden', 'Запрос пришёл не\u00a0со\u00a0страницы нашего сайта');
}

/** Ends one session. */
export const closeSession = (db: Database, id: number) =>
  db.delete(editorSessions).where(eq(editorSessions.id, id));

/** Signs an account out everywhere. */
export const closeSessions = (db: Database, accountId: number) =>
  db.delete(editorSessions).where(eq(editorSessions.accountId, accountId));
