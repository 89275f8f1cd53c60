import { eq } from 'drizzle-orm';
import { certificateRequests } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { storedEmail } from '../members/email.ts';
import { letterText, messageText } from '../messages/message-text.ts';
import type { Sender } from '../outbox/sender.ts';
import type { CertificateRow } from './find.ts';
import { letterValues, messageValues } from './message.ts';
import { lastDayOf } from './rules.ts';

/** The dependencies of sending a certificate. */
export type Delivery = {
  readonly send: Sender;
  /** Base URL of the site, for the link in the email. */
  readonly siteUrl: string;
};

type Sent = Pick<CertificateRow, 'requestId' | 'phone' | 'number' | 'optician' | 'expiresAt'>;

/**
 * Sends a certificate to its phone and to the email of its form, in the transaction that changes
 * it.
 */
export async function deliver(
  tx: Database,
  { requestId, phone, number, optician, expiresAt }: Sent,
  { send, siteUrl }: Delivery,
  now: Date,
): Promise<void> {
  const told = { number, optician, validTo: lastDayOf(expiresAt) };
  const message = await messageText(tx, 'sms.certificate', messageValues(told));
  await send({ to: phone, channel: 'sms', text: message }, tx, now);
  const { id, name, email } = certificateRequests;
  const [form] = await tx
    .select({ name, email })
    .from(certificateRequests)
    .where(eq(id, requestId));
  // A deleted person's email has been removed.
  if (!form?.email) return;
  const letter = await letterText(
    tx,
    'letter.certificate',
    letterValues({ ...told, name: form.name }, siteUrl),
  );
  const about = `certificate:${requestId}` as const;
  await send({ to: storedEmail(form.email), channel: 'email', ...letter, about }, tx, now);
}
