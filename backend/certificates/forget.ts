import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { certificateRequests, certificates, outbox } from '../db/schema.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import type { Database } from '../db/database.ts';
import { cancelValid } from './cancel.ts';
import { lockOf } from './find.ts';
import { returnPair } from './stock.ts';

/** Placeholders for the phone and for the holder's name, which the certificate shows. */
type Stead = { readonly phone: string; readonly holder: string };

/** After the deletion of the account. */
export const ofDeleted = (id: number): Stead => ({
  phone: `deleted:${id}`,
  holder: 'Участник удалил свои данные',
});

/**
 * After a change to a phone that has its own certificate. A member may do that several times, and each
 * placeholder has at most one used certificate, like a phone.
 */
export const ofMoved = (id: number): Stead => ({
  phone: `moved:${id}:${randomUUID()}`,
  holder: 'Участник сменил номер',
});

/** Deletes emails and SMS with the certificates of a phone, including queued ones. */
async function dropMessages(tx: Database, phone: string): Promise<void> {
  const about = sql<string>`'certificate:' || ${certificateRequests.id}`;
  const forms = tx
    .select({ about })
    .from(certificateRequests)
    .where(eq(certificateRequests.phone, phone));
  await tx.delete(outbox).where(inArray(outbox.about, forms));
}

const openOf = (phone: string) =>
  and(eq(certificateRequests.phone, phone), eq(certificateRequests.state, 'process'));

/**
 * Waits until no certificate of this phone is being issued or changed, and prevents that until the
 * transaction ends. No message can be on its way into the outbox then, either.
 */
export async function holdCertificates(tx: Database, phone: string): Promise<void> {
  await oneAtATime(tx, lockOf(phone));
  // The issuer locks the row instead: afterwards there is a certificate and no open request.
  await tx
    .select({ id: certificateRequests.id })
    .from(certificateRequests)
    .where(openOf(phone))
    .for('update');
}

/** Cancels a form that the issuer has not processed yet. */
async function dropOpenRequest(tx: Database, phone: string): Promise<void> {
  const dropped = await tx
    .delete(certificateRequests)
    .where(openOf(phone))
    .returning({ opticId: certificateRequests.opticId });
  for (const { opticId } of dropped) await returnPair(tx, opticId);
}

/**
 * Removes a person from their certificates. A certificate that is still valid is cancelled and its
 * pair returned; the others stay in the opticians' books.
 */
export async function forgetPhone(
  tx: Database,
  phone: string,
  stead: Stead,
  now: Date,
): Promise<void> {
  await holdCertificates(tx, phone);
  await dropOpenRequest(tx, phone);
  await dropMessages(tx, phone);
  await cancelValid(tx, eq(certificates.phone, phone), now);
  await tx.update(certificates).set(stead).where(eq(certificates.phone, phone));
  await tx
    .update(certificateRequests)
    .set({
      phone: stead.phone,
      name: stead.holder,
      lastName: '',
      email: '',
      address: '',
      extra: {},
    })
    .where(eq(certificateRequests.phone, phone));
}
