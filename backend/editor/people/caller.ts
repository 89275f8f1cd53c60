/** Identifies the caller: by the token of a script, or by the session of a person. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { acceptedOf, type Secrets } from '../../../contract/secrets.ts';
import { editorAccounts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { FIRST, type Editor } from './editor.ts';
import { checkCsrf, sessionEditor, tokenOf } from './sessions.ts';

/** A longer token was never issued. */
const BEARER = /^Bearer\s+(\S{1,200})$/i;

/** The stored form of a token. */
export const tokenDigest = (token: string) => createHash('sha256').update(token).digest();

export type Asking = {
  readonly headers: Headers;
  readonly now: Date;
  /** Token of the built-in editor; null when there are only accounts. */
  readonly firstToken: Secrets | null;
  /** Whether the call changes anything and therefore needs CSRF protection. */
  readonly isChange: boolean;
};

async function tokenEditor(db: Database, token: string, { firstToken, now }: Asking) {
  const hash = tokenDigest(token);
  const first = acceptedOf(firstToken ?? []);
  if (first.some((one) => timingSafeEqual(hash, tokenDigest(one)))) return FIRST;
  const { id, name, role, tokenHash, revokedAt, offSince, expiresAt } = editorAccounts;
  const [found] = await db
    .select({ id, name, role })
    .from(editorAccounts)
    .where(
      and(
        eq(tokenHash, hash.toString('base64url')),
        isNull(revokedAt),
        isNull(offSince),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    );
  return found ? { ...found, email: null, session: null } : null;
}

/** @throws Failure `unauthorized`, `forbidden` for a request without the token of its session. */
export async function readEditor(db: Database, asking: Asking): Promise<Editor> {
  const { headers, now, isChange } = asking;
  const bearer = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  const cookie = tokenOf(headers);
  const found = bearer
    ? await tokenEditor(db, bearer, asking)
    : cookie && (await sessionEditor(db, cookie, now));
  if (!found) throw new Failure('unauthorized', 'Войдите, чтобы продолжить');
  if (!bearer && cookie && isChange) checkCsrf(headers, cookie);
  return found;
}
