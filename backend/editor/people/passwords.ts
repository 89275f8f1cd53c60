/** Passwords of editors: set through the link in a letter, or changed with the old password. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { editorAccounts, editorKeys } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { easyFault, hashPassword, isPassword } from '../../members/password.ts';
import { linkExpired } from '../../members/letter-keys.ts';
import { invalid } from '../faults.ts';
import { closeSessions } from './sessions.ts';

const HOUR = 60 * 60 * 1000;
/** An invitation may wait over a weekend; a forgotten password is reset at once. */
const KEY_LIFE = { invitation: 72 * HOUR, forgotten: HOUR } as const;

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

type Row = typeof editorAccounts.$inferSelect;

/** Accounts that can sign in; a password for any other one would be useless. */
const usable = and(isNull(editorAccounts.revokedAt), isNull(editorAccounts.offSince));

/** The account of a person; null for an unknown or closed one. */
export async function accountOf(db: Database, email: string): Promise<Row | null> {
  const isTheirs = and(eq(editorAccounts.email, email), usable);
  const [row] = await db.select().from(editorAccounts).where(isTheirs);
  return row ?? null;
}

/**
 * Locks an account whose password has been checked. Another change of the password, or of the access, ends
 * all sessions; one that opens after that must not outlive it.
 * @returns whether the password still counts.
 */
export async function holdChecked(tx: Database, { id, passwordHash }: Row): Promise<boolean> {
  const isIt = eq(editorAccounts.id, id);
  const [row] = await tx.select().from(editorAccounts).where(and(isIt, usable)).for('update');
  return row?.passwordHash === passwordHash;
}

/** Voids the keys in letters already sent. */
export const dropKeys = (tx: Database, accountId: number) =>
  tx.delete(editorKeys).where(eq(editorKeys.accountId, accountId));

/** Creates a key and voids earlier ones. @returns the key itself, for the letter only. */
export async function makeKey(
  tx: Database,
  accountId: number,
  purpose: keyof typeof KEY_LIFE,
  now: Date,
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await dropKeys(tx, accountId);
  const expiresAt = new Date(now.getTime() + KEY_LIFE[purpose]);
  await tx.insert(editorKeys).values({ accountId, keyHash: hashOf(key), expiresAt });
  return key;
}

async function store(tx: Database, { id, name, email }: Row, password: string): Promise<void> {
  const fault = easyFault(password, [name, email ?? '']);
  if (fault !== null) throw invalid({ password: fault });
  const passwordHash = await hashPassword(password);
  await tx.update(editorAccounts).set({ passwordHash }).where(eq(editorAccounts.id, id));
  // Sign out everybody who knew the old password.
  await closeSessions(tx, id);
}

/**
 * Sets the password with the single-use key of a letter.
 * @throws Failure `link_expired`, `invalid` for a password that is easily guessed.
 */
export async function setPassword(
  tx: Database,
  { key, password }: { readonly key: string; readonly password: string },
  now: Date,
): Promise<Row> {
  const isIt = eq(editorKeys.keyHash, hashOf(key));
  const [seen] = await tx.select().from(editorKeys).where(isIt);
  if (!seen) throw linkExpired();
  // Lock the account first, like a change of its e-mail, which voids the key.
  const ofKey = and(eq(editorAccounts.id, seen.accountId), usable);
  const [row] = await tx.select().from(editorAccounts).where(ofKey).for('update');
  const [taken] = await tx.delete(editorKeys).where(isIt).returning();
  if (!row || !taken || taken.expiresAt <= now) throw linkExpired();
  await store(tx, row, password);
  return row;
}

/** @throws Failure `login_wrong`, `invalid`. */
export async function changePassword(
  tx: Database,
  id: number,
  { old, password }: { readonly old: string; readonly password: string },
): Promise<void> {
  // Locked: of two concurrent changes, the second has to know the password that the first has set.
  const [row] = await tx
    .select()
    .from(editorAccounts)
    .where(eq(editorAccounts.id, id))
    .for('update');
  if (!row || !(await isPassword(old, row.passwordHash))) {
    throw new Failure('login_wrong', 'Старый пароль не\u00a0подошёл', { old: 'Не\u00a0подошёл' });
  }
  await store(tx, row, password);
}
