/** Certificates: found, cancelled, sent again. */
import { desc, eq } from 'drizzle-orm';
import { cancelCertificate, certificateById } from '../../certificates/cancel.ts';
import { allOf, newestOf, shownCertificate, type CertificateRow } from '../../certificates/find.ts';
import { readNumber } from '../../certificates/number.ts';
import { resend } from '../../certificates/resend.ts';
import { certificates } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { EditorContext } from '../handler.ts';
import { phoneIn, unreadable, veiled } from './found.ts';
import { noteLook } from './journal.ts';

const shown = async (db: Database, row: CertificateRow, now: Date) => ({
  ...(await shownCertificate(db, row, now)),
  phone: row.phone,
});

async function foundBy(db: Database, typed: string): Promise<CertificateRow[]> {
  const number = readNumber(typed);
  if (number !== null) {
    return db
      .select()
      .from(certificates)
      .where(eq(certificates.number, number))
      .orderBy(desc(certificates.id));
  }
  const phone = phoneIn(typed);
  if (phone === null) throw unreadable('Нужен номер сертификата или телефон');
  return allOf(db, phone);
}

/** @throws Failure `invalid` for input that is neither a number nor a phone. */
export async function findCertificates(
  context: EditorContext,
  { search, reason }: { readonly search: string; readonly reason: string },
) {
  const { db, now } = context;
  const rows = await foundBy(db, search);
  await noteLook(db, context, { action: 'certificates', about: veiled(search), reason });
  const items = await Promise.all(rows.map((row) => shown(db, row, now)));
  return { items, total: items.length };
}

const aboutIt = (id: number) => `сертификат ${id}`;

/** @throws Failure `not_found`, `state_conflict`. */
export async function cancelForDesk(context: EditorContext, id: number, reason: string) {
  const { db, now } = context;
  const look = { action: 'certificate-cancel', about: aboutIt(id), reason } as const;
  const row = await cancelCertificate(db, id, now, (tx) => noteLook(tx, context, look));
  return shown(db, row, now);
}

/** @throws Failure `not_found`, `state_conflict`, `too_many_requests`. */
export async function sendForDesk(context: EditorContext, id: number, reason: string) {
  const { db, now, send, siteUrl } = context;
  const { phone } = await certificateById(db, id);
  await db.transaction(async (tx) => {
    const newest = await newestOf(tx, phone);
    if (newest?.id !== id) {
      throw new Failure('state_conflict', 'На\u00a0этот номер уже оформлен другой сертификат');
    }
    await resend(tx, phone, { send, siteUrl }, now);
    await noteLook(tx, context, { action: 'certificate-send', about: aboutIt(id), reason });
  });
  return shown(db, await certificateById(db, id), now);
}
