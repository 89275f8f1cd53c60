import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { holderOf } from '../caller-marks.ts';
import { captchaPasses } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Caller, Context } from '../handler.ts';

/** How long a passed captcha is valid, in milliseconds. */
const COUNTS_FOR = 10 * 60 * 1000;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

type Pass = { token: string; action: string; score: number };

/**
 * Records that this device passed the captcha. Used tokens are remembered far longer than any
 * provider considers them fresh: see `src/config/kept-data.ts`.
 * @returns false for a token that was already used, and for a visitor without any identifier.
 */
export async function rememberPass(
  db: Database,
  caller: Caller,
  { token, action, score }: Pass,
  now: Date,
): Promise<boolean> {
  const device = holderOf(caller);
  if (device === null) return false;
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const stored = await db
    .insert(captchaPasses)
    .values({ tokenHash, device, action, score, passedAt: now })
    .onConflictDoNothing()
    .returning({ device: captchaPasses.device });
  return stored.length > 0;
}

/** Whether this device passed a captcha within the last ten minutes. */
async function hasPassed(db: Database, caller: Caller, now: Date): Promise<boolean> {
  const device = holderOf(caller);
  if (device === null) return false;
  const passed = and(
    eq(captchaPasses.device, device),
    gt(captchaPasses.passedAt, before(now, COUNTS_FOR)),
  );
  return (await db.$count(captchaPasses, passed)) > 0;
}

/** @throws Failure `captcha_failed` for a visitor who has not passed one recently. */
export async function assertNoRobot({
  db,
  caller,
  now,
}: Pick<Context, 'db' | 'caller' | 'now'>): Promise<void> {
  if (await hasPassed(db, caller, now())) return;
  throw new Failure(
    'captcha_failed',
    'Сначала нужна проверка, что вы\u00a0не\u00a0робот. Обновите страницу и\u00a0попробуйте ещё раз',
  );
}
