import { and, eq, inArray, sql } from 'drizzle-orm';
import { certificateRequests, certificates, outbox } from '../db/schema.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import type { Database } from '../db/database.ts';
import { cancelValid } from './cancel.ts';
import { lockOf } from './find.ts';
import { returnPair } from './stock.ts';

/** What stands in for the phone, and for the holder's name, which the certificate shows. */
type Stead = { readonly phone: string; readonly holder: string };

/** After the deletion of the account. */
export const ofDeleted = (id: number): Stead => ({
  phone: `deleted:${id}`,
  holder: 'Участник удалил свои данные',
});

/** After a change to a phone that has its own certificate. */
export const ofMoved = (id: number): Stead => ({
  phone: `moved:${id}`,
  holder: 'Участник сменил номер',
});

/** Deletes emails and SMS with the certificates of a phone, also those not sent yet. */
async function dropMessages(tx: Database, phone: string): Promise<void> {
  const about = sql<string>`'certificate:' || ${certificateRequests.id}`;
  const forms = tx
    .select({ about })
    .from(certificateRequests)
    .where(eq(certificateRequests.phone, phone));
  await tx.delete(outbox).where(inArray(outbox.about, forms));
}

/** Cancels a form that the issuer has not processed yet. */
async function dropOpenRequest(tx: Database, phone: string): Promise<void> {
  const open = and(eq(certificateRequests.phone, phone), eq(certificateRequests.state, 'process'));
  // Waits for the issuer if it holds the row: then there is a certificate and no open request.
  await tx
    .select({ id: certificateRequests.id })
    .from(certificateRequests)
    .where(open)
    .for('update');
  const dropped = await tx
    .delete(certificateRequests)
    .where(open)
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
  await oneAtATime(tx, lockOf(phone));
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
