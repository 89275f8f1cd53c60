import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { keptData } from '../../src/config/kept-data.ts';
import type { Registration } from '../db/schema-members.ts';
import { letterKeys } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { heldMember, holdEmail } from './held.ts';

const HOUR = 60 * 60 * 1000;

type Purpose = (typeof letterKeys.$inferSelect)['purpose'];

/** How long the link of an email stays valid, in milliseconds. */
const LIFE: Readonly<Record<Purpose, number>> = {
  registration: 24 * HOUR,
  email: 24 * HOUR,
  restore: HOUR,
};

/** When the key in a new email expires. */
export const keyExpiry = (purpose: Purpose, now: Date) => new Date(now.getTime() + LIFE[purpose]);

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

type Wanted = {
  readonly purpose: Purpose;
  /** The recipient, in lower case. */
  readonly email: string;
  /** The member. A key without a member or a registration opens nothing. */
  readonly userId?: number | null;
  readonly registration?: Registration;
};

/**
 * Creates a key and voids earlier ones of the same purpose. A new email is confirmed by the member who wants it:
 * only their own keys are voided, or anyone who enters the same address could void their link.
 * @returns the key itself, for the email only.
 */
export async function makeKey(tx: Database, wanted: Wanted, now: Date): Promise<string> {
  const { purpose, email, userId } = wanted;
  const own = purpose === 'email' && userId ? eq(letterKeys.userId, userId) : undefined;
  const key = randomBytes(32).toString('base64url');
  await tx
    .delete(letterKeys)
    .where(and(eq(letterKeys.email, email), eq(letterKeys.purpose, purpose), own));
  const expiresAt = keyExpiry(purpose, now);
  await tx
    .insert(letterKeys)
    .values({ ...wanted, keyHash: hashOf(key), expiresAt, createdAt: now });
  return key;
}

/** Whether a member has a valid key for this address. */
export async function hasKey(
  db: Database,
  { purpose, email, userId }: { purpose: Purpose; email: string; userId: number },
  now: Date,
): Promise<boolean> {
  const own = and(
    eq(letterKeys.userId, userId),
    eq(letterKeys.email, email),
    eq(letterKeys.purpose, purpose),
  );
  return (await db.$count(letterKeys, and(own, gt(letterKeys.expiresAt, now)))) > 0;
}

/** The failure for a link that opens nothing any more. */
export const linkExpired = () =>
  new Failure(
    'link_expired',
    'Эта ссылка больше не\u00a0действует. Попросите новое письмо, пожалуйста',
  );

/**
 * Consumes a key: of several concurrent callers, one gets it. Locks in the common order: the email,
 * the member, the keys.
 * @throws Failure `link_expired` for used, expired and unknown keys alike.
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

/** Voids a member's keys after a change that makes them obsolete. */
export async function dropKeysOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(letterKeys).where(eq(letterKeys.userId, userId));
}

/** Keys that expired before this are deleted; until then they show who else registered an address. */
export const forgottenBefore = (now: Date) =>
  new Date(now.getTime() - keptData.letter_keys.term.days * 24 * HOUR);

/** Deletes keys that expired before `forgottenBefore`, skipping those in use. */
export async function dropOldKeys(db: Database, now: Date): Promise<void> {
  const old = db
    .select({ id: letterKeys.id })
    .from(letterKeys)
    .where(lt(letterKeys.expiresAt, forgottenBefore(now)))
    .for('update', { skipLocked: true });
  await db.delete(letterKeys).where(inArray(letterKeys.id, old));
}
