import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Certificate } from '../../contract/schemas/certificate.ts';
import { certificateRequests, certificates } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { dayOf } from '../moscow-day.ts';
import { opticianOf } from './optician.ts';
import { lastDayOf, resendIn, stateAt } from './rules.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** The lock name that serialises changes to the certificate of a phone. */
export const lockOf = (phone: string) => `certificate:${phone}`;

/** Whether the issuer is still working on a form of this phone. */
export async function isBeingIssued(db: Database, phone: string): Promise<boolean> {
  const { phone: column, state } = certificateRequests;
  return (await db.$count(certificateRequests, and(eq(column, phone), eq(state, 'process')))) > 0;
}

/** States that keep a phone from getting another certificate; it has at most one such certificate. */
export const held = inArray(certificates.state, ['issued', 'redeemed']);

async function first(db: Database, where: SQL | undefined): Promise<CertificateRow | null> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(where)
    .orderBy(desc(held), desc(certificates.id))
    .limit(1);
  return row ?? null;
}

/**
 * The certificate of a phone that counts, in any state: the held one, otherwise the newest. A held
 * certificate moved from a former phone may be older than those of the new phone.
 */
export const newestOf = (db: Database, phone: string) => first(db, eq(certificates.phone, phone));

/** The certificate that keeps a phone from getting another. */
export const heldBy = (db: Database, phone: string) =>
  first(db, and(eq(certificates.phone, phone), held));

/** All certificates of a phone, newest first. */
export const allOf = (db: Database, phone: string) =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.phone, phone))
    .orderBy(desc(certificates.id));

/**
 * The certificate as the contract returns it. The optician's current data is used while the shop
 * exists.
 */
export async function shownCertificate(
  db: Database,
  row: CertificateRow,
  now: Date,
): Promise<Certificate> {
  return {
    id: row.id,
    number: row.number,
    state: stateAt(row, now),
    holder: row.holder,
    issued_on: dayOf(row.issuedAt),
    valid_to: lastDayOf(row.expiresAt),
    optician: (await opticianOf(db, row.opticId)) ?? row.optician,
    code: row.code,
    resend_in: resendIn(row, now),
    updated_at: row.updatedAt.toISOString(),
  };
}
