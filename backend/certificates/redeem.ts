import { and, eq } from 'drizzle-orm';
import { certificates } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure, notFound } from '../failure.ts';
import type { CertificateRow } from './find.ts';
import { readNumber } from './number.ts';
import { canTakeBack, stateAt } from './rules.ts';

type Own = { readonly phone: string; readonly number: string };

/**
 * The member's own certificate, locked for this transaction. A certificate of another member counts
 * as not found.
 */
async function ownCertificate(tx: Database, { phone, number }: Own): Promise<CertificateRow> {
  const written = readNumber(number);
  const [row] = written
    ? await tx
        .select()
        .from(certificates)
        .where(and(eq(certificates.number, written), eq(certificates.phone, phone)))
        .for('update')
    : [];
  if (!row) throw notFound('Сертификат', 'не\u00a0найден. Проверьте номер');
  return row;
}

/** Marks a certificate as used at the optician. @returns its id. */
export async function redeem(db: Database, own: Own, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await ownCertificate(tx, own);
    const state = stateAt(row, now);
    if (state === 'redeemed') throw new Failure('already_redeemed', 'Сертификат уже использован');
    if (state !== 'issued') {
      const why = state === 'cancelled' ? 'Сертификат отменён' : 'Срок сертификата истёк';
      throw new Failure('state_conflict', `${why}. Оформите новый`);
    }
    await tx
      .update(certificates)
      .set({ state: 'redeemed', redeemedAt: now, updatedAt: now })
      .where(eq(certificates.id, row.id));
    return row.id;
  });
}

/** Undoes an accidental redemption within a day. @returns its id. */
export async function cancelRedeem(db: Database, own: Own, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await ownCertificate(tx, own);
    if (row.state !== 'redeemed' || row.redeemedAt === null) {
      throw new Failure('not_redeemed', 'Этот сертификат ещё не\u00a0использован');
    }
    if (!canTakeBack(row.redeemedAt, now)) {
      throw new Failure(
        'state_conflict',
        'Вернуть сертификат можно только в\u00a0течение суток. Обратитесь в\u00a0салон',
      );
    }
    await tx
      .update(certificates)
      .set({ state: 'issued', redeemedAt: null, updatedAt: now })
      .where(eq(certificates.id, row.id));
    return row.id;
  });
}
