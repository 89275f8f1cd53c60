import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { forms, type FormName } from '../../contract/schemas/forms.ts';
import { holderOf, marksOf } from '../caller-marks.ts';
import { formEntries } from '../db/schema.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import type { Database } from '../db/database.ts';
import { memberOf, type Context } from '../handler.ts';
import { countAttempt } from '../limits/attempts.ts';
import { presentMember } from '../members/profile.ts';
import { formMail } from './form-mail.ts';
import { readForm, type Filled } from './read-form.ts';

/** Forms per hour: from one person, and from one network address. */
const LIMITS = { person: 10, address: 60 };

/** Digest of the submission, its sender and the day. */
const digestOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

async function knownEntry(tx: Database, digest: string): Promise<number | null> {
  const [known] = await tx
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(eq(formEntries.digest, digest));
  return known?.id ?? null;
}

/** @throws Failure `too_many_requests`. */
function assertCalm(tx: Database, { caller }: Context, now: Date): Promise<void> {
  const person = caller.userId === null ? holderOf(caller) : `member:${caller.userId}`;
  return countAttempt(
    tx,
    [
      { kind: 'form.person', mark: person, most: LIMITS.person, minutes: 60 },
      { kind: 'form', mark: marksOf(caller).address, most: LIMITS.address, minutes: 60 },
    ],
    'Вы\u00a0прислали несколько сообщений подряд. Остальные отправьте через час, пожалуйста',
    now,
  );
}

async function store(name: FormName, fields: Filled, context: Context): Promise<number> {
  const { db, caller, now, send, companyMail } = context;
  const at = now();
  const { userId } = caller;
  const sender = userId ?? holderOf(caller) ?? '';
  const digest = digestOf(name, fields, sender, at.toISOString().slice(0, 10));
  return db.transaction(async (tx) => {
    await oneAtATime(tx, `form:${digest}`);
    const known = await knownEntry(tx, digest);
    if (known !== null) return known;
    await assertCalm(tx, context, at);
    const member = userId === null ? null : await presentMember(tx, userId);
    const [stored] = await tx
      .insert(formEntries)
      .values({ form: name, fields, userId, digest, createdAt: at })
      .returning({ id: formEntries.id });
    if (!stored) throw new Error('The form could not be stored');
    const letter = { subject: forms[name].title, text: formMail(name, fields, member) };
    const about = `form:${stored.id}` as const;
    await send({ to: companyMail, channel: 'email', ...letter, about }, tx, at);
    return stored.id;
  });
}

/**
 * Stores a form and notifies the company, both or neither. A resubmission on the same day changes
 * nothing.
 * @returns its id; null for a robot, which gets the same response as everyone.
 * @throws Failure `bad_request`, `unauthorized`, `too_many_requests`.
 */
export async function saveForm(
  name: FormName,
  given: Readonly<Record<string, string>>,
  context: Context,
): Promise<number | null> {
  if (forms[name].access === 'member') memberOf(context.caller);
  const fields = readForm(name, given);
  return fields && store(name, fields, context);
}
