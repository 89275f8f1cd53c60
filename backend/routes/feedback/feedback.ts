import { createHash } from 'node:crypto';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { formFeedback } from '../../../contract/calls/session.ts';
import type { feedback as feedbackSchema } from '../../../contract/schemas/feedback.ts';
import { marksOf } from '../../caller-marks.ts';
import type { Database } from '../../db/database.ts';
import { consents, feedback } from '../../db/schema.ts';
import { questionConsent } from '../../../src/config/member-consents.ts';
import { Failure } from '../../failure.ts';
import { implement, type Caller } from '../../handler.ts';
import { countAttempt } from '../../limits/attempts.ts';
import { storedEmail } from '../../members/email.ts';
import { heldMember } from '../../members/held.ts';
import { networkOf } from '../../network.ts';
import { FEEDBACK_SUBJECT, feedbackMail } from './feedback-mail.ts';

type Feedback = v.InferOutput<typeof feedbackSchema>;

/** Questions per sender and hour: more than people send, far fewer than a robot does. */
const PER_HOUR = 5;
/** Questions per hour from one network address, which a whole office or mobile operator may share. */
const FROM_ADDRESS = 60;
const HOUR = 60 * 60 * 1000;

const hashOf = (...parts: (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The sender: the device, or the network address if the request names none. */
const senderOf = ({ address, deviceId }: Caller) =>
  hashOf('sender', deviceId ?? (address && networkOf(address)) ?? '');

/** @throws Failure `too_many_requests`. A device is whatever its request says: so its address is counted, too. */
async function refuseTooMany(
  db: Database,
  sender: string,
  caller: Caller,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - HOUR);
  const [sent] = await db
    .select({ total: count() })
    .from(feedback)
    .where(and(eq(feedback.sender, sender), gt(feedback.createdAt, since)));
  if ((sent?.total ?? 0) >= PER_HOUR) {
    throw new Failure(
      'too_many_requests',
      'Вы\u00a0прислали несколько вопросов подряд. Остальные отправьте через час, пожалуйста',
    );
  }
  await countAttempt(
    db,
    [{ kind: 'feedback', mark: marksOf(caller).address, most: FROM_ADDRESS, minutes: 60 }],
    'Вопросов с\u00a0вашего адреса пришло слишком много. Попробуйте через час',
    now,
  );
}

/** Digest of the whole submission and the day. */
function digestOf(sent: Readonly<Record<string, string | null>>, now: Date): string {
  return hashOf(now.toISOString().slice(0, 10), ...Object.values(sent));
}

async function isKnown(db: Database, digest: string): Promise<boolean> {
  const found = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(eq(feedback.digest, digest));
  return found.length > 0;
}

/** The stored fields: an empty one is null. */
const filledIn = ({ name, email, question, ...optional }: Feedback) => ({
  name,
  email,
  question,
  company: optional.company || null,
  traffic: optional.traffic || null,
  phone: optional.phone || null,
  source: optional.source || null,
});

/** @throws Failure `consent_missing` unless the current wording was ticked. */
function assertTicked({ policy }: Feedback): void {
  if (policy === questionConsent.version) return;
  const { missing } = questionConsent;
  throw new Failure('consent_missing', missing, { policy: missing });
}

/**
 * Stores the proof of consent under the visitor's contact data; it outlives the question. A member who
 * has just deleted the account is a visitor: nothing may be stored under their number any more.
 */
async function keepConsent(tx: Database, { email, phone }: Feedback, caller: Caller, now: Date) {
  const { code, version } = questionConsent;
  const member = caller.userId === null ? null : await heldMember(tx, caller.userId);
  const person = { email: storedEmail(email), phone: phone || null, userId: member?.id ?? null };
  const answer = { code, version, given: true, address: caller.address, createdAt: now };
  await tx.insert(consents).values({ ...person, ...answer });
}

/** Stores a question and notifies the company, both or neither; a resubmission changes nothing. */
const send = implement(formFeedback, async (sent, { db, caller, now, send: mail, companyMail }) => {
  // A robot gets the same response as everyone, so it learns nothing.
  if (sent.website) return { accepted: true as const, id: null };
  assertTicked(sent);
  const createdAt = now();
  const question = filledIn(sent);
  const digest = digestOf(question, createdAt);
  const sender = senderOf(caller);
  await db.transaction(async (tx) => {
    // Concurrent questions would each miss the other in the count, and a resubmission would count its first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sender}))`);
    if (await isKnown(tx, digest)) return;
    await refuseTooMany(tx, sender, caller, createdAt);
    const stored = await tx
      .insert(feedback)
      .values({ ...question, digest, sender, createdAt })
      .onConflictDoNothing({ target: feedback.digest })
      .returning({ id: feedback.id });
    const [first] = stored;
    if (!first) return;
    await keepConsent(tx, sent, caller, createdAt);
    const letter = { subject: FEEDBACK_SUBJECT, text: feedbackMail(question) };
    const about = `feedback:${first.id}` as const;
    await mail({ to: companyMail, channel: 'email', ...letter, about }, tx, createdAt);
  });
  return { accepted: true as const, id: null };
});

export const feedbackHandlers = [send];
