import { eq, or } from 'drizzle-orm';
import { forgetPhone } from '../certificates/forget.ts';
import {
  consents,
  formEntries,
  knownDevices,
  onceAnswers,
  profileChanges,
  reviews,
  sessions,
  surveyAnswers,
  users,
} from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import { cancelOrdersOf } from '../orders/leave.ts';
import { holdLedger } from '../points/ledger.ts';
import { endSessionsOf } from '../sessions.ts';
import { heldMember, type Member } from './held.ts';
import { dropKeysOf } from './letter-keys.ts';
import { gone } from './profile.ts';

/** All that tells who a member is. */
const NOBODY = {
  phone: null,
  firstName: null,
  lastName: null,
  email: null,
  pendingEmail: null,
  passwordHash: null,
  birthday: null,
  cityId: null,
  children: [],
  inviteCode: null,
};

/** Consents stay as a proof, told by the number of somebody who is no longer known. */
async function forgetInConsents(tx: Database, { id, phone }: Member): Promise<void> {
  const own = eq(consents.userId, id);
  await tx
    .update(consents)
    .set({ userId: id, phone: null, address: null })
    .where(phone === null ? own : or(own, eq(consents.phone, phone)));
}

async function forgetPhoneOf(tx: Database, { id, phone }: Member, now: Date): Promise<void> {
  if (phone === null) return;
  await forgetPhone(tx, phone, `deleted:${id}`, now);
  await tx
    .update(sessions)
    .set({ verifiedPhone: null, verifiedAt: null })
    .where(eq(sessions.verifiedPhone, phone));
}

/** Everything of a member's that the books don't need, whole rows. */
async function dropRowsOf(tx: Database, id: number): Promise<void> {
  await tx.delete(profileChanges).where(eq(profileChanges.userId, id));
  await tx.delete(onceAnswers).where(eq(onceAnswers.userId, id));
  await tx.delete(formEntries).where(eq(formEntries.userId, id));
  await tx.delete(surveyAnswers).where(eq(surveyAnswers.userId, id));
  await tx.update(reviews).set({ userId: null, deviceId: null }).where(eq(reviews.userId, id));
  await dropKeysOf(tx, id);
}

/**
 * Makes a member nobody. What the books refer to stays: his row, points, orders, codes and consents,
 * all of it without a person. Phone and address are free for whoever has them.
 */
export async function deleteMember(db: Database, userId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await holdLedger(tx, userId);
    const member = await heldMember(tx, userId);
    if (!member) throw gone();
    await endSessionsOf(tx, userId);
    await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
    await cancelOrdersOf(tx, userId, now);
    await forgetInConsents(tx, member);
    await forgetPhoneOf(tx, member, now);
    await dropRowsOf(tx, userId);
    await tx
      .update(users)
      .set({ ...NOBODY, updatedAt: now, deletedAt: now })
      .where(eq(users.id, userId));
  });
}
