import { eq } from 'drizzle-orm';
import { certificateRequests } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { storedEmail } from '../members/email.ts';
import type { Sender } from '../outbox/sender.ts';
import type { CertificateRow } from './find.ts';
import { certificateLetter, certificateMessage } from './message.ts';
import { lastDayOf } from './rules.ts';

/** What certificates are sent with. */
export type Delivery = {
  readonly send: Sender;
  /** Where the site stands: for the link of the letter. */
  readonly siteUrl: string;
};

type Sent = Pick<CertificateRow, 'requestId' | 'phone' | 'number' | 'optician' | 'expiresAt'>;

/** Sends a certificate to its phone and to the address of its form, within the change it tells of. */
export async function deliver(
  tx: Database,
  { requestId, phone, number, optician, expiresAt }: Sent,
  { send, siteUrl }: Delivery,
  now: Date,
): Promise<void> {
  const told = { number, optician, validTo: lastDayOf(expiresAt) };
  await send({ to: phone, channel: 'sms', text: certificateMessage(told) }, tx, now);
  const { id, name, email } = certificateRequests;
  const [form] = await tx
    .select({ name, email })
    .from(certificateRequests)
    .where(eq(id, requestId));
  // Of a person who took himself out of the books there is no address any more.
  if (!form?.email) return;
  const text = certificateLetter({ ...told, name: form.name }, siteUrl);
  const about = `certificate:${requestId}` as const;
  await send({ to: storedEmail(form.email), channel: 'email', text, about }, tx, now);
}
