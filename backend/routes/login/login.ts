import * as calls from '../../../contract/calls/user.ts';
import { holderOf } from '../../caller-marks.ts';
import { assertNoRobot } from '../../captcha/passes.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { implement } from '../../handler.ts';
import { memberByPhone } from '../../members/by-phone.ts';
import { confirmPhone, replaceSession } from '../../sessions.ts';
import { failedTry, tryCode } from '../../sms-codes/check-code.ts';
import { sendCode } from '../../sms-codes/send-code.ts';

const sendSms = implement(calls.loginSendSms, async (asked, context) => {
  await assertNoRobot(context);
  return { resend_in: await sendCode(asked, context) };
});

const authSms = implement(calls.loginAuthSms, async (asked, context) => {
  const { db, caller, now, codeSecret } = context;
  const at = now();
  const { phone, action } = asked;
  const outcome = await db.transaction(async (tx) => {
    await oneAtATime(tx, `code:${phone}`);
    const holder = holderOf(caller);
    const tried = await tryCode(tx, asked, { secret: codeSecret, holder, now: at });
    if (tried.kind !== 'right') return tried;
    if (action === 'certificate') {
      return {
        kind: 'open',
        isNew: false,
        ...(await confirmPhone(tx, caller, phone, at)),
      } as const;
    }
    const member = await memberByPhone(
      tx,
      phone,
      { invite: asked.invite, policy: asked.policy, address: caller.address },
      at,
    );
    const session = await replaceSession(tx, caller, member.id, at);
    return { kind: 'open', isNew: member.isNew, ...session } as const;
  });
  // Thrown outside the transaction, which would otherwise roll back the count of attempts.
  if (outcome.kind !== 'open') throw failedTry(outcome);
  const { token, expiresAt, isNew } = outcome;
  return { token, token_expired: expiresAt.toISOString(), is_new: isNew };
});

export const loginHandlers = [sendSms, authSms];
