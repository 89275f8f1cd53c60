import { and, eq, inArray, ne, not, notInArray } from 'drizzle-orm';
import { assertNoRobot } from '../captcha/passes.ts';
import { holderOf } from '../caller-marks.ts';
import { held, lockOf } from '../certificates/find.ts';
import { forgetPhone, ofMoved } from '../certificates/forget.ts';
import {
  certificateRequests,
  certificates,
  consents,
  profileChanges,
  sessions,
  users,
} from '../db/schema.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { memberOf, type Context } from '../handler.ts';
import { forgetOtherDevices } from '../known-devices.ts';
import { failedTry, tryCode, useCodes } from '../sms-codes/check-code.ts';
import { sendCode } from '../sms-codes/send-code.ts';
import { endOtherSessions } from '../sessions.ts';
import { heldMember, type Member } from './held.ts';
import { newPhoneLetter } from './letters.ts';
import { gone, memberById } from './profile.ts';

const same = () => {
  const told = 'Это номер, который у\u00a0вас уже есть';
  return new Failure('bad_request', told, { phone: told });
};

/**
 * Sends one code to the member's new phone and one to the current phone, so that a stolen session
 * alone cannot take over an account. Whether the new phone belongs to another member is not
 * revealed before it is confirmed.
 * @throws Failure `bad_request`, `captcha_failed`, `too_many_requests`, `sms_failed`.
 */
export async function sendPhoneCodes(phone: string, context: Context) {
  await assertNoRobot(context);
  const { phone: old } = await memberById(context.db, memberOf(context.caller));
  if (old === phone) throw same();
  // The member's own phone first: if that fails, nothing is sent to a number that may be a
  // stranger's.
  const waits = old === null ? [] : [await sendCode({ phone: old, action: 'phone.old' }, context)];
  waits.push(await sendCode({ phone, action: 'phone.new' }, context));
  return { resend_in: Math.max(...waits), to_old: old !== null };
}

const open = eq(certificateRequests.state, 'process');

/**
 * Moves everything that belongs to the phone along with the member: certificates, their forms and the
 * consents given with them. If the new phone has or is getting a certificate, that one counts: the old
 * phone's is cancelled and its pair returned. Nothing that identifies the member may stay under the old
 * phone, which will be someone else's.
 */
async function takeAlong(
  tx: Database,
  { id: member, phone: from }: { id: number; phone: string },
  to: string,
  now: Date,
): Promise<void> {
  await oneAtATime(tx, lockOf(from), lockOf(to));
  const { id, phone } = certificateRequests;
  // Waits for the issuer if it has locked the row: then there is a certificate and no open form.
  await tx
    .select({ id })
    .from(certificateRequests)
    .where(and(inArray(phone, [from, to]), open))
    .for('update');
  const hasOwn =
    (await tx.$count(certificates, and(eq(certificates.phone, to), held))) +
      (await tx.$count(certificateRequests, and(eq(phone, to), open))) >
    0;
  await tx
    .update(certificates)
    .set({ phone: to })
    .where(and(eq(certificates.phone, from), hasOwn ? not(held) : undefined));
  const left = tx
    .select({ id: certificates.requestId })
    .from(certificates)
    .where(eq(certificates.phone, from));
  await tx
    .update(certificateRequests)
    .set({ phone: to })
    .where(and(eq(phone, from), notInArray(id, left), hasOwn ? not(open) : undefined));
  await forgetPhone(tx, from, ofMoved(member), now);
  await tx.update(consents).set({ phone: to }).where(eq(consents.phone, from));
  await tx
    .update(sessions)
    .set({ verifiedPhone: null, verifiedAt: null })
    .where(eq(sessions.verifiedPhone, from));
}

/**
 * Gives a locked member another phone and records the former one.
 * @throws Failure `phone_taken` when another member has it.
 */
export async function setPhone(
  tx: Database,
  member: Pick<Member, 'id' | 'phone'>,
  phone: string,
  now: Date,
): Promise<void> {
  const others = and(eq(users.phone, phone), ne(users.id, member.id));
  if ((await tx.$count(users, others)) > 0) {
    const told =
      'Этот номер уже у\u00a0другого кабинета. Чтобы открыть его, войдите с\u00a0этим номером';
    throw new Failure('phone_taken', told, { phone: told });
  }
  await tx.update(users).set({ phone, updatedAt: now }).where(eq(users.id, member.id));
  const fields = { phone: member.phone };
  await tx.insert(profileChanges).values({ userId: member.id, fields, changedAt: now });
  const { id, phone: former } = member;
  if (former !== null) await takeAlong(tx, { id, phone: former }, phone, now);
}

type Typed = { phone: string; code: string; oldCode?: string | undefined };

/**
 * Changes a member's phone with the codes sent to both phones. The member's other sessions end, and
 * they are notified by email.
 * @throws Failure `code_wrong`, `code_expired`, `phone_taken`.
 */
export async function changePhone(typed: Typed, context: Context): Promise<Member> {
  const { db, caller, now, send, siteUrl, codeSecret: secret } = context;
  const at = now();
  const userId = memberOf(caller);
  const { phone, code, oldCode = '' } = typed;
  const { phone: old } = await memberById(db, userId);
  if (old === phone) throw same();
  const failed = await db.transaction(async (tx) => {
    await oneAtATime(tx, ...[phone, old].flatMap((one) => (one === null ? [] : [`code:${one}`])));
    const terms = { secret, holder: holderOf(caller), now: at, keep: true };
    const fresh = await tryCode(tx, { phone, action: 'phone.new', code }, terms);
    const former =
      old === null
        ? null
        : await tryCode(tx, { phone: old, action: 'phone.old', code: oldCode }, terms);
    if (fresh.kind !== 'right') return failedTry(fresh, 'code');
    if (former !== null && former.kind !== 'right') return failedTry(former, 'oldCode');
    const member = await heldMember(tx, userId);
    // The member may have changed it in another tab, or deleted the account.
    if (!member || member.phone !== old) throw gone();
    await setPhone(tx, member, phone, at);
    await useCodes(tx, former === null ? [fresh.id] : [fresh.id, former.id], at);
    await endOtherSessions(tx, userId, caller);
    await forgetOtherDevices(tx, caller, userId);
    if (member.email !== null) {
      const letter = await newPhoneLetter(tx, siteUrl);
      await send({ to: member.email, channel: 'email', ...letter }, tx, at);
    }
    return null;
  });
  // Thrown outside the transaction, which would otherwise roll back the count of attempts.
  if (failed !== null) throw failed;
  return memberById(db, userId);
}
