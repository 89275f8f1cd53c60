/** Accounts of people, who sign in, and of scripts, which use a token. */
import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { PAST_TIME } from '../../../contract/past-time.ts';
import type { EditorRole } from '../../../contract/permissions.ts';
import type { Account, AccountChange } from '../../../contract/schemas/editor-people.ts';
import { editorAccounts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { Failure, notFound } from '../../failure.ts';
import { invalid } from '../faults.ts';
import { assertMay } from './assert-may.ts';
import { tokenDigest } from './caller.ts';
import { FIRST, type Editor } from './editor.ts';
import { endOtherSessions } from './own-sessions.ts';
import { dropKeys } from './passwords.ts';
import { closeSessions } from './sessions.ts';

type Row = typeof editorAccounts.$inferSelect;

const asAccount = (row: Row): Account => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  has_token: row.tokenHash !== null,
  has_password: row.passwordHash !== null,
  off: row.offSince !== null,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  seen_at: row.seenAt?.toISOString() ?? null,
  revoked_at: row.revokedAt?.toISOString() ?? null,
});

/** All accounts, the newest first. */
export async function listAccounts(db: Database) {
  const rows = await db.select().from(editorAccounts).orderBy(desc(editorAccounts.id));
  return { items: rows.map(asAccount), total: rows.length };
}

/**
 * Changes accounts one after another, and only while the caller still manages them: two administrators who
 * lock each other out at the same moment would leave nobody.
 * @throws Failure `unauthorized`, `forbidden`.
 */
async function holdAccounts(tx: Database, by: Editor): Promise<void> {
  await oneAtATime(tx, 'editor-accounts');
  if (by.id === null) return;
  const { id, role, revokedAt, offSince } = editorAccounts;
  const isUsable = and(eq(id, by.id), isNull(revokedAt), isNull(offSince));
  const [present] = await tx.select({ role }).from(editorAccounts).where(isUsable);
  if (!present) throw new Failure('unauthorized', 'Войдите, чтобы продолжить');
  assertMay(present, 'accounts');
}

/**
 * Two editors with the same name could not be told apart in the log.
 * @throws Failure `invalid`.
 */
async function checkFree(
  db: Database,
  {
    name,
    email,
  }: { readonly name?: string | undefined; readonly email?: string | null | undefined },
  own = 0,
): Promise<void> {
  const others = await db
    .select({ name: editorAccounts.name, email: editorAccounts.email })
    .from(editorAccounts)
    .where(and(isNull(editorAccounts.revokedAt), ne(editorAccounts.id, own)));
  const names = [FIRST.name, ...others.map((other) => other.name)];
  const isNamed = names.some((other) => other.toLowerCase() === name?.toLowerCase());
  if (isNamed) throw invalid({ name: 'Так уже зовут другого редактора' });
  if (email && others.some((other) => other.email === email)) {
    throw invalid({ email: 'С\u00a0этой почтой уже есть редактор' });
  }
}

/** @throws Failure `invalid` for a time of expiry that is past, or of a person. */
function checkExpiry(expiresAt: Date | null, email: string | null, now: Date): void {
  if (expiresAt === null) return;
  if (email !== null) throw invalid({ expires_at: 'Срок бывает только у\u00a0токена' });
  if (expiresAt <= now) throw invalid({ expires_at: PAST_TIME });
}

export type NewAccount = {
  readonly name: string;
  readonly role: EditorRole;
  /** Only people have one. */
  readonly email: string | null;
  readonly expiresAt: Date | null;
};

/** @returns the account; a script's includes its token, of which only the hash is stored. */
export async function makeAccount(tx: Database, wanted: NewAccount, by: Editor, now: Date) {
  checkExpiry(wanted.expiresAt, wanted.email, now);
  await holdAccounts(tx, by);
  await checkFree(tx, wanted);
  const token = wanted.email === null ? randomBytes(32).toString('base64url') : null;
  const tokenHash = token && tokenDigest(token).toString('base64url');
  const [row] = await tx
    .insert(editorAccounts)
    .values({ ...wanted, tokenHash, createdAt: now })
    .returning();
  if (!row) throw new Error('The account could not be stored');
  return { ...asAccount(row), token };
}

async function presentAccount(db: Database, id: number): Promise<Row> {
  const isIt = and(eq(editorAccounts.id, id), isNull(editorAccounts.revokedAt));
  const [row] = await db.select().from(editorAccounts).where(isIt).for('update');
  if (!row) throw notFound('Редактор', 'не\u00a0найден');
  return row;
}

/** Whether the change gives the account another role. */
const isOtherRole = ({ role }: AccountChange, before: Row) =>
  role !== undefined && role !== before.role;

/** Editors cannot lock themselves out or change their own role. @throws Failure `forbidden`. */
function checkOther(by: Editor, before: Row, change: AccountChange): void {
  const isOff = before.offSince !== null;
  if (by.id !== before.id) return;
  if (!isOtherRole(change, before) && (change.off ?? isOff) === isOff) return;
  throw new Failure('forbidden', 'Свою роль и\u00a0свой доступ меняет другой администратор');
}

/**
 * Revokes everything that the former address gave access to: letters, sessions, and a password that a
 * stranger may have chosen through a letter to a mistyped address. Editors who change their own address
 * have proven their identity and keep their password.
 */
async function closeFormer(tx: Database, row: Row, by: Editor): Promise<Row> {
  const { id } = row;
  await dropKeys(tx, id);
  if (by.id === id) {
    await endOtherSessions(tx, by);
    return row;
  }
  await closeSessions(tx, id);
  const isIt = eq(editorAccounts.id, id);
  const [closed] = await tx
    .update(editorAccounts)
    .set({ passwordHash: null })
    .where(isIt)
    .returning();
  return closed ?? row;
}

/**
 * Changes the name, role, e-mail or active state. An account that is switched off, or has a new role or
 * e-mail, is signed out.
 * @returns the account, and whether its e-mail has changed.
 * @throws Failure `not_found`, `invalid`, `forbidden`.
 */
export async function changeAccount(
  tx: Database,
  id: number,
  change: AccountChange,
  { by, now }: { readonly by: Editor; readonly now: Date },
): Promise<{ readonly account: Account; readonly isReaddressed: boolean }> {
  await holdAccounts(tx, by);
  const before = await presentAccount(tx, id);
  checkOther(by, before, change);
  await checkFree(tx, change, id);
  const { name, role, email, off } = change;
  if (email !== undefined && (email === null) !== (before.email === null)) {
    throw invalid({ email: 'Почта есть только у\u00a0людей, и\u00a0у\u00a0каждого' });
  }
  const expiresAt = change.expires_at === undefined ? before.expiresAt : dateOf(change.expires_at);
  // Other changes are possible when it has expired.
  if (change.expires_at !== undefined) checkExpiry(expiresAt, before.email, now);
  const offSince = off === undefined ? before.offSince : off ? (before.offSince ?? now) : null;
  const [row] = await tx
    .update(editorAccounts)
    .set({
      name: name ?? before.name,
      role: role ?? before.role,
      email: email ?? before.email,
      expiresAt,
      offSince,
    })
    .where(eq(editorAccounts.id, id))
    .returning();
  if (!row) throw new Error('The account could not be changed');
  if (isOtherRole(change, before) || off === true) await closeSessions(tx, id);
  const isReaddressed = row.email !== before.email;
  return {
    account: asAccount(isReaddressed ? await closeFormer(tx, row, by) : row),
    isReaddressed,
  };
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

/** Closes the account permanently; its actions stay in the log. */
export async function revokeAccount(tx: Database, id: number, by: Editor, now: Date) {
  await holdAccounts(tx, by);
  await presentAccount(tx, id);
  if (by.id === id) throw new Failure('forbidden', 'Свой доступ закрывает другой администратор');
  const [row] = await tx
    .update(editorAccounts)
    .set({ revokedAt: now, passwordHash: null })
    .where(eq(editorAccounts.id, id))
    .returning();
  if (!row) throw new Error('The account could not be revoked');
  await closeSessions(tx, id);
  return asAccount(row);
}

/** Records when an account was last seen, to within five minutes: not every call has to write. */
export async function noteSeen(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(editorAccounts)
    .set({ seenAt: now })
    .where(
      and(
        eq(editorAccounts.id, id),
        sql`coalesce(${editorAccounts.seenAt}, 'epoch') < ${now.toISOString()}::timestamptz - interval '5 minutes'`,
      ),
    );
}
