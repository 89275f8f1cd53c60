import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Registration } from '../db/schema-members.ts';
import { letterKeys } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { heldMember, holdEmail } from './held.ts';

const HOUR = 60 * 60 * 1000;

type Purpose = (typeof letterKeys.$inferSelect)['purpose'];

/** How long the link of a letter can be opened, in milliseconds. */
const LIFE: Readonly<Record<Purpose, number>> = {
  registration: 24 * HOUR,
  email: 24 * HOUR,
  restore: HOUR,
};

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

type Wanted = {
  readonly purpose: Purpose;
  /** Where the letter goes, in small letters. */
  readonly email: string;
  /** Whose it is. Without one, and without a registration, it opens nothing. */
  readonly userId?: number | null;
  readonly registration?: Registration;
};

/**
 * Makes a key; the ones before it of the same purpose are void.
 * @returns the key itself, for the letter alone.
 */
export async function makeKey(tx: Database, wanted: Wanted, now: Date): Promise<string> {
  const { purpose, email } = wanted;
  const key = randomBytes(32).toString('base64url');
  await tx
    .delete(letterKeys)
    .where(and(eq(letterKeys.email, email), eq(letterKeys.purpose, purpose)));
  const expiresAt = new Date(now.getTime() + LIFE[purpose]);
  await tx
    .insert(letterKeys)
    .values({ ...wanted, keyHash: hashOf(key), expiresAt, createdAt: now });
  return key;
}

export const linkExpired = () =>
  new Failure(
    'link_expired',
    'Эта ссылка больше не\u00a0действует. Попросите новое письмо, пожалуйста',
  );

/**
 * Takes a key, which is gone with it: of many who come with one at once, one gets it. Holds what
 * hangs on it in the order that everybody keeps: the address, the member, the keys.
 * @throws Failure `link_expired` for a used, an old and an invented one alike.
 */
export async function takeKey(
  tx: Database,
  key: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<typeof letterKeys.$inferSelect> {
  const wanted = and(
    eq(letterKeys.keyHash, hashOf(key)),
    inArray(letterKeys.purpose, [...purposes]),
  );
  const [seen] = await tx.select().from(letterKeys).where(wanted);
  if (!seen) throw linkExpired();
  await holdEmail(tx, seen.email);
  if (seen.userId !== null) await heldMember(tx, seen.userId);
  const [taken] = await tx.delete(letterKeys).where(wanted).returning();
  if (!taken || taken.expiresAt <= now) throw linkExpired();
  return taken;
}

/** Ends the keys of a member: after a change that they were not made for. */
export async function dropKeysOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(letterKeys).where(eq(letterKeys.userId, userId));
}

/** Clears away what nobody can use any more; what somebody is at is left to him. */
export async function dropOldKeys(db: Database, now: Date): Promise<void> {
  const old = db
    .select({ id: letterKeys.id })
    .from(letterKeys)
    .where(lt(letterKeys.expiresAt, now))
    .for('update', { skipLocked: true });
  await db.delete(letterKeys).where(inArray(letterKeys.id, old));
}
