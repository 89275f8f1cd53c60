import * as calls from '../../../contract/calls/user.ts';
import { rememberPass } from '../../captcha/passes.ts';
import { MIN_SCORE } from '../../captcha/verifier.ts';
import { marksOf } from '../../caller-marks.ts';
import { Failure } from '../../failure.ts';
import { implement } from '../../handler.ts';
import { countAttempt } from '../../limits/attempts.ts';

/** Checks per hour from one network address, which a whole office or mobile operator may share. */
const CHECKS = 300;

const check = implement(calls.checkCaptcha, async ({ ctoken, action }, context) => {
  const { db, caller, now, captcha } = context;
  const at = now();
  await countAttempt(
    db,
    [{ kind: 'captcha', mark: marksOf(caller).address, most: CHECKS, minutes: 60 }],
    'Проверок было слишком много. Попробуйте через час',
    at,
  );
  const { success, score } = await captcha.verify(ctoken, action, caller.address);
  const pass = { token: ctoken, action, score };
  if (!success || score < MIN_SCORE || !(await rememberPass(db, caller, pass, at))) {
    throw new Failure(
      'captcha_failed',
      'Не\u00a0получилось убедиться, что вы\u00a0не\u00a0робот. Обновите страницу и\u00a0попробуйте ещё раз',
    );
  }
  return { success: true, score };
});

export const captchaHandlers = [check];
