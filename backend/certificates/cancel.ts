import { and, eq, type SQL } from 'drizzle-orm';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { certificates } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure, notFound } from '../failure.ts';
import { expireDue } from './expire.ts';
import { lockOf, type CertificateRow } from './find.ts';
import { returnPair } from './stock.ts';

/** Cancels the still valid ones of these certificates, and returns their pairs to stock. */
export async function cancelValid(
  tx: Database,
  which: SQL | undefined,
  now: Date,
): Promise<CertificateRow[]> {
  const cancelled = await tx
    .update(certificates)
    .set({ state: 'cancelled', updatedAt: now })
    .where(and(which, eq(certificates.state, 'issued')))
    .returning();
  for (const { opticId } of cancelled) await returnPair(tx, opticId);
  return cancelled;
}

/** @throws Failure `not_found`. */
export async function certificateById(db: Database, id: number): Promise<CertificateRow> {
  const [row] = await db.select().from(certificates).where(eq(certificates.id, id));
  if (!row) throw notFound('Сертификат', 'не\u00a0найден');
  return row;
}

/**
 * Cancels a certificate, so that its phone can get another one.
 * @param noted called inside the transaction.
 * @throws Failure `not_found`, `state_conflict` when it is no longer valid.
 */
export async function cancelCertificate(
  db: Database,
  id: number,
  now: Date,
  noted: (tx: Database) => Promise<void>,
): Promise<CertificateRow> {
  const { phone } = await certificateById(db, id);
  // In a separate transaction, as in `acceptForm`: it locks another optician's stock.
  await expireDue(db, now, phone);
  return db.transaction(async (tx) => {
    await oneAtATime(tx, lockOf(phone));
    const [cancelled] = await cancelValid(tx, eq(certificates.id, id), now);
    if (!cancelled) {
      throw new Failure('state_conflict', 'Сертификат уже не\u00a0действует: отменять нечего');
    }
    await noted(tx);
    return cancelled;
  });
}
