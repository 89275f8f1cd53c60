import { assertNoRobot } from '../captcha/passes.ts';
import { marksOf, markOfEmail } from '../caller-marks.ts';
import type { Context } from '../handler.ts';
import { isKnownDevice } from '../known-devices.ts';
import { attemptsOf, countAttempt } from '../limits/attempts.ts';

const QUARTER = 15;
const DAY = 24 * 60;

/** Tries to sign in at one address of e-mail, from devices that its member is not known on. */
const STRANGERS = {
  /** So many in a quarter of an hour without a captcha. */
  free: 5,
  /** So many a day at all. */
  aDay: 300,
} as const;

/** Tries in a quarter of an hour: of one device, and from one network address. */
const OF_DEVICE = 10;
const FROM_ADDRESS = 100;

const TOLD =
  'Попыток войти было слишком много. Попробуйте через 15\u00a0минут или задайте новый пароль';

/**
 * Counts a try to sign in by e-mail, before the password is looked at. Wrong passwords of strangers
 * shut nobody out: the member's own devices are counted apart, and he himself passes on another one by
 * a captcha, or by the letter for a new password. For an unknown address everything is the same.
 * @throws Failure `captcha_failed` when one is needed now, `too_many_requests`.
 */
export async function countSignIn(email: string, context: Context): Promise<void> {
  const { db, caller, now } = context;
  const at = now();
  const { device, address } = marksOf(caller);
  const mark = markOfEmail(email);
  const isKnown = await isKnownDevice(db, caller, { email });
  const strangers = { kind: 'login.email', mark, minutes: QUARTER };
  if (!isKnown && (await attemptsOf(db, strangers, at)) >= STRANGERS.free) {
    await assertNoRobot(context);
  }
  await countAttempt(
    db,
    [
      ...(isKnown ? [] : [{ kind: 'login.email', mark, most: STRANGERS.aDay, minutes: DAY }]),
      { kind: 'login.device', mark: device, most: OF_DEVICE, minutes: QUARTER },
      { kind: 'login', mark: address, most: FROM_ADDRESS, minutes: QUARTER },
    ],
    TOLD,
    at,
  );
}
