import { eq } from 'drizzle-orm';
import type { CertificateProcess } from '../../contract/schemas/certificate.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { certificates } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure, notFound } from '../failure.ts';
import { secondsText } from '../seconds-text.ts';
import { deliver, type Delivery } from './deliver.ts';
import { isBeingIssued, lockOf, newestOf, type CertificateRow } from './find.ts';
import { recentSends, resendIn, stateAt } from './rules.ts';
import { PROCESS, readyOf } from './tell.ts';

/**
 * Counts another send of a certificate.
 * @returns the resend times that count towards the limit, including this one.
 * @throws Failure `too_many_requests`.
 */
export function countedSend(row: CertificateRow, now: Date): Date[] {
  const wait = resendIn(row, now);
  if (wait === null) {
    throw new Failure(
      'too_many_requests',
      'Сертификат отправляли уже несколько раз. Попробуйте завтра',
    );
  }
  if (wait > 0) {
    throw new Failure(
      'too_many_requests',
      `Сертификат только что отправлен. Ещё раз\u00a0— через ${secondsText(wait)}`,
    );
  }
  return [...recentSends(row.resentAt, now), now];
}

/**
 * Resends the certificate of a phone.
 * @throws Failure `not_found` when there is no valid one, `too_many_requests`.
 */
export async function resend(
  db: Database,
  phone: string,
  delivery: Delivery,
  now: Date,
): Promise<CertificateProcess> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, lockOf(phone));
    if (await isBeingIssued(tx, phone)) return PROCESS;
    const row = await newestOf(tx, phone);
    if (!row || stateAt(row, now) !== 'issued') {
      throw notFound('Действующий сертификат', 'не\u00a0найден');
    }
    const resentAt = countedSend(row, now);
    await tx
      .update(certificates)
      .set({ resentAt, updatedAt: now })
      .where(eq(certificates.id, row.id));
    await deliver(tx, row, delivery, now);
    return readyOf({ ...row, resentAt }, now);
  });
}
