/**
 * Competing registrations of one address. Their emails look alike, so the owner of the address may open
 * the link of a stranger's registration: a password chosen by somebody else must never open the
 * account.
 */
import { and, eq, gt } from 'drizzle-orm';
import type { ConsentVersions } from '../../src/config/member-consents.ts';
import { letterKeys } from '../db/schema.ts';
import type { Registration } from '../db/schema-members.ts';
import type { Database } from '../db/database.ts';
import { forgottenBefore } from './letter-keys.ts';
import { isPassword } from './password.ts';

/**
 * The latest registration of this address. It counts while its expired link is stored, too: the owner of
 * the address who opens that link too late may open a newer email instead, whoever has requested it.
 */
async function waitingFor(db: Database, email: string, now: Date): Promise<Registration | null> {
  const [key] = await db
    .select({ registration: letterKeys.registration })
    .from(letterKeys)
    .where(
      and(
        eq(letterKeys.email, email),
        eq(letterKeys.purpose, 'registration'),
        gt(letterKeys.expiresAt, forgottenBefore(now)),
      ),
    );
  return key?.registration ?? null;
}

/** The earlier wording of each consent: if it is no longer current, the member is asked again. */
const earlier = (one: ConsentVersions, other: ConsentVersions): ConsentVersions =>
  Object.fromEntries(
    [...Object.entries(one), ...Object.entries(other)].sort(([, a], [, b]) => (a < b ? 1 : -1)),
  );

/** Keeps only the answers that both registrations share, and no password. */
const agreed = (one: Registration, other: Registration): Registration => ({
  ...one,
  passwordHash: null,
  versions: earlier(one.versions ?? {}, other.versions ?? {}),
  subscribe: one.subscribe && other.subscribe,
  invite: one.invite === other.invite ? one.invite : null,
});

/**
 * Compares a registration with the pending one for the same address. Knowledge of its password proves
 * the same person. Call it before the transaction, because comparing is slow; it takes the same time
 * without a pending registration.
 * @returns a function for the registration to store, to call once the address is locked.
 */
export async function comparedWithWaiting(
  db: Database,
  { email, password, now }: { email: string; password: string; now: Date },
): Promise<(tx: Database, wanted: Registration) => Promise<Registration>> {
  const before = await waitingFor(db, email, now);
  const isSame = await isPassword(password, before?.passwordHash ?? null);
  return async (tx, wanted) => {
    const waiting = await waitingFor(tx, email, now);
    if (waiting === null) return wanted;
    const isCompared = waiting.passwordHash === before?.passwordHash;
    const isOwn = isCompared ? isSame : await isPassword(password, waiting.passwordHash);
    return isOwn ? wanted : agreed(wanted, waiting);
  };
}
