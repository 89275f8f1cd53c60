import { and, eq, isNull } from 'drizzle-orm';
import type { CertificateProcess } from '../../contract/schemas/certificate.ts';
import { certificates } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { resendIn } from './rules.ts';
import type { CertificateRow } from './find.ts';

export const PROCESS: CertificateProcess = { process: 'process', isResendCertificate: false };

/** The «ready» result; its flag says whether another resend is possible. */
export const readyOf = (row: CertificateRow, now: Date): CertificateProcess => ({
  process: 'ready',
  isResendCertificate: resendIn(row, now) !== null,
});

/**
 * Records that the visitor has been notified of their certificate.
 * @returns whether this was the first time.
 */
export async function tellFirst(db: Database, row: CertificateRow, now: Date): Promise<boolean> {
  if (row.toldAt !== null) return false;
  const told = await db
    .update(certificates)
    .set({ toldAt: now })
    .where(and(eq(certificates.id, row.id), isNull(certificates.toldAt)))
    .returning({ id: certificates.id });
  return told.length > 0;
}
