import * as calls from '../../../contract/calls/user.ts';
import { hasPassed } from '../../captcha/passes.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { Failure } from '../../failure.ts';
import { implement } from '../../handler.ts';
import { memberByPhone } from '../../members/by-phone.ts';
import { confirmPhone, replaceSession } from '../../sessions.ts';
import { failedTry, tryCode } from './check-code.ts';
import { SEND_PAUSE } from './code-rules.ts';
import { sendCode } from './send-code.ts';

const sendSms = implement(calls.loginSendSms, async (asked, context) => {
  if (!(await hasPassed(context.db, context.caller, context.now()))) {
    throw new Failure(
      'captcha_failed',
      'Сначала нужна проверка, что вы\u00a0не\u00a0робот. Обновите страницу и\u00a0попробуйте ещё раз',
    );
  }
  await sendCode(asked, context);
  return { resend_in: SEND_PAUSE / 1000 };
});

const authSms = implement(calls.loginAuthSms, async (asked, context) => {
  const { db, caller, now, codeSecret } = context;
  const at = now();
  const { phone, action } = asked;
  const outcome = await db.transaction(async (tx) => {
    await oneAtATime(tx, `code:${phone}`);
    const tried = await tryCode(tx, asked, codeSecret, at);
    if (tried.kind !== 'right') return tried;
    if (action === 'certificate') {
      return {
        kind: 'open',
        isNew: false,
        ...(await confirmPhone(tx, caller, phone, at)),
      } as const;
    }
    const member = await memberByPhone(tx, phone, asked.invite, at);
    const session = await replaceSession(tx, caller, member.id, at);
    return { kind: 'open', isNew: member.isNew, ...session } as const;
  });
  // Thrown only here: inside, the count of tries would be undone with everything else.
  if (outcome.kind !== 'open') throw failedTry(outcome);
  const { token, expiresAt, isNew } = outcome;
  return { token, token_expired: expiresAt.toISOString(), is_new: isNew };
});

export const loginHandlers = [sendSms, authSms];
