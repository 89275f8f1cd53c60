import { and, eq } from 'drizzle-orm';
import { certificateRequests, certificates } from '../db/schema.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import type { Database } from '../db/database.ts';
import { cancelValid } from './cancel.ts';
import { lockOf } from './find.ts';
import { returnPair } from './stock.ts';

/** Replaces the holder's name, which the certificate shows. */
const NOBODY = 'Участник удалил свои данные';

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
 * @param stead replaces the phone.
 */
export async function forgetPhone(
  tx: Database,
  phone: string,
  stead: string,
  now: Date,
): Promise<void> {
  await oneAtATime(tx, lockOf(phone));
  await dropOpenRequest(tx, phone);
  await cancelValid(tx, eq(certificates.phone, phone), now);
  await tx
    .update(certificates)
    .set({ phone: stead, holder: NOBODY })
    .where(eq(certificates.phone, phone));
  await tx
    .update(certificateRequests)
    .set({ phone: stead, name: NOBODY, lastName: '', email: '', address: '', extra: {} })
    .where(eq(certificateRequests.phone, phone));
}
