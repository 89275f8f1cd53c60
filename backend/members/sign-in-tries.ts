import { assertNoRobot } from '../captcha/passes.ts';
import { marksOf, markOfEmail } from '../caller-marks.ts';
import type { Context } from '../handler.ts';
import { isKnownDevice } from '../known-devices.ts';
import { attemptsOf, countAttempt, holdCounts } from '../limits/attempts.ts';

const QUARTER = 15;
const DAY = 24 * 60;

/** Attempts to sign in with one email from devices unknown to its member. */
const STRANGERS = {
  /** Attempts per quarter of an hour without a captcha. */
  free: 5,
  /** Attempts per day in total. */
  aDay: 300,
} as const;

/** Attempts per quarter of an hour: from one device, and from one network address. */
const OF_DEVICE = 10;
const FROM_ADDRESS = 100;

const TOLD =
  'Попыток войти было слишком много. Попробуйте через 15\u00a0минут или задайте новый пароль';

/**
 * Counts a sign-in attempt by email before the password is checked. Wrong passwords from strangers
 * lock nobody out: the member's own devices are counted separately, and on a new device the member
 * can pass a captcha or reset the password. An unknown email behaves the same.
 * @throws Failure `captcha_failed` when one is required, `too_many_requests`.
 */
export async function countSignIn(email: string, context: Context): Promise<void> {
  const { db, caller, now } = context;
  const at = now();
  const { device, address } = marksOf(caller);
  const mark = markOfEmail(email);
  const isKnown = await isKnownDevice(db, caller, { email });
  const strangers = { kind: 'login.email', mark, minutes: QUARTER };
  await db.transaction(async (tx) => {
    if (!isKnown) {
      // Locked before the other counts of every attempt, so that two attempts cannot wait for each other.
      await holdCounts(tx, strangers);
      if ((await attemptsOf(tx, strangers, at)) >= STRANGERS.free) {
        await assertNoRobot({ db: tx, caller, now });
      }
    }
    await countAttempt(
      tx,
      [
        ...(isKnown ? [] : [{ kind: 'login.email', mark, most: STRANGERS.aDay, minutes: DAY }]),
        { kind: 'login.device', mark: device, most: OF_DEVICE, minutes: QUARTER },
        { kind: 'login', mark: address, most: FROM_ADDRESS, minutes: QUARTER },
      ],
      TOLD,
      at,
    );
  });
}
