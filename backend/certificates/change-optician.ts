import { eq } from 'drizzle-orm';
import type { CertificateProcess } from '../../contract/schemas/certificate.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { certificates } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure, notFound } from '../failure.ts';
import { deliver, type Delivery } from './deliver.ts';
import { expireDue } from './expire.ts';
import { isBeingIssued, lockOf, newestOf } from './find.ts';
import { opticianOf } from './optician.ts';
import { countedSend } from './resend.ts';
import { movePair } from './stock.ts';
import { readyOf } from './tell.ts';

type Wanted = { readonly phone: string; readonly opticId: number };

/**
 * Moves the certificate of a phone, with its pair, to another optician and sends it again with the
 * new address. Its number and last day do not change. Repeating the call changes nothing: the
 * response may have been lost.
 * @throws Failure `not_found`, `state_conflict` for one that is no longer valid,
 * `optician_out_of_stock`, `bad_request`, `too_many_requests`.
 */
export async function changeOptician(
  db: Database,
  { phone, opticId }: Wanted,
  delivery: Delivery,
  now: Date,
): Promise<CertificateProcess> {
  // In a separate transaction, as in `acceptForm`: it locks another optician's stock.
  await expireDue(db, now, phone);
  return db.transaction(async (tx) => {
    await oneAtATime(tx, lockOf(phone));
    if (await isBeingIssued(tx, phone)) {
      throw new Failure('state_conflict', 'Сертификат ещё оформляется. Попробуйте через минуту');
    }
    const newest = await newestOf(tx, phone);
    if (!newest) throw notFound('Сертификат', 'не\u00a0найден');
    // Locked: it may be redeemed or expire at this moment.
    const [row = newest] = await tx
      .select()
      .from(certificates)
      .where(eq(certificates.id, newest.id))
      .for('update');
    if (row.state !== 'issued') {
      throw new Failure('state_conflict', 'Сертификат уже не\u00a0действует: салон сменить нельзя');
    }
    if (row.opticId === opticId) return readyOf(row, now);
    const resentAt = countedSend(row, now);
    await movePair(tx, row.opticId, opticId);
    const optician = await opticianOf(tx, opticId);
    if (!optician) throw new Error(`Shop ${opticId} has stock but does not exist`);
    const moved = { opticId, optician, resentAt };
    await tx
      .update(certificates)
      .set({ ...moved, updatedAt: now })
      .where(eq(certificates.id, row.id));
    await deliver(tx, { ...row, ...moved }, delivery, now);
    return readyOf({ ...row, ...moved }, now);
  });
}
