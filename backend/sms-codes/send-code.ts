import { and, count, desc, eq, gt, inArray } from 'drizzle-orm';
import { newestOf } from '../../contract/secrets.ts';
import { secondsText } from '../seconds-text.ts';
import { holderOf, marksOf } from '../caller-marks.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import type { Database } from '../db/database.ts';
import { smsCodes } from '../db/schema.ts';
import type { CodeAction } from '../db/schema-login.ts';
import { Failure } from '../failure.ts';
import type { Context } from '../handler.ts';
import { messageText } from '../messages/message-text.ts';
import { isKnownDevice } from '../known-devices.ts';
import {
  codeDigest,
  codeExpiry,
  isAlive,
  makeCode,
  pausedWith,
  secondsToWait,
  SEND_LIMITS,
  SEND_PAUSE,
} from './code-rules.ts';

type Asked = { phone: string; action: CodeAction };
type Source = {
  phone: string;
  device: string | null;
  address: string | null;
  /**
   * Whether the phone's member has signed in on this device; codes requested by strangers do not
   * count there.
   */
  isKnown: boolean;
};

type CodeMessage = 'sms.code' | 'sms.phone.old' | 'sms.phone.new';

const MESSAGES: Readonly<Record<CodeAction, CodeMessage>> = {
  authorization: 'sms.code',
  certificate: 'sms.code',
  'phone.old': 'sms.phone.old',
  'phone.new': 'sms.phone.new',
};

/** The codes to a phone that count for this source. */
const toPhone = ({ phone, device, isKnown }: Pick<Source, 'phone' | 'device' | 'isKnown'>) =>
  and(
    eq(smsCodes.phone, phone),
    isKnown && device !== null ? eq(smsCodes.device, device) : undefined,
  );

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/**
 * Seconds until another code may be sent after a recent one; 0 when a code has to be sent now. A
 * caller who requests the same code again has lost the response and gets the same answer.
 * @throws Failure `too_many_requests` saying when the next code may be requested.
 */
async function waitOfSent(
  tx: Database,
  { action, ...source }: Source & Asked,
  now: Date,
): Promise<number> {
  const [last] = await tx
    .select()
    .from(smsCodes)
    .where(and(toPhone(source), inArray(smsCodes.action, pausedWith(action))))
    .orderBy(desc(smsCodes.sentAt), desc(smsCodes.id))
    .limit(1);
  const wait = last ? secondsToWait(last.sentAt, now) : 0;
  if (!last || wait === 0) return 0;
  const isOwn = source.device !== null && last.device === source.device && last.action === action;
  if (isOwn && isAlive(last, now)) return wait;
  throw new Failure(
    'too_many_requests',
    `Код уже отправлен. Новый можно запросить через ${secondsText(wait)}`,
  );
}

/** @throws Failure `too_many_requests` when a limit is exceeded. */
async function assertWithinLimits(tx: Database, source: Source, now: Date): Promise<void> {
  for (const { by, count: most, within, again } of SEND_LIMITS) {
    const value = source[by];
    if (value === null) continue;
    const counted = by === 'phone' ? toPhone(source) : eq(smsCodes[by], value);
    const recent = and(counted, gt(smsCodes.sentAt, ago(now, within)));
    const [sent] = await tx.select({ total: count() }).from(smsCodes).where(recent);
    if ((sent?.total ?? 0) >= most) {
      throw new Failure('too_many_requests', `Кодов было слишком много. Попробуйте ${again}`);
    }
  }
}

/**
 * Sends a code and stores its digest, both or neither. Earlier codes for this visitor become void.
 * @returns seconds until another one may be requested.
 */
export async function sendCode({ phone, action }: Asked, context: Context): Promise<number> {
  const { db, caller, now, send, codeSecret } = context;
  const sentAt = now();
  const { address } = marksOf(caller);
  const device = holderOf(caller);
  return db.transaction(async (tx) => {
    // Concurrent requests would each miss the other in the count.
    const names = [phone, device, address].flatMap((value) => (value ? [`code:${value}`] : []));
    await oneAtATime(tx, ...names);
    const source = { phone, device, address, isKnown: await isKnownDevice(tx, caller, { phone }) };
    const wait = await waitOfSent(tx, { ...source, action }, sentAt);
    if (wait > 0) return wait;
    await assertWithinLimits(tx, source, sentAt);
    const code = makeCode();
    const digest = codeDigest(newestOf(codeSecret), { phone, action, code });
    await tx.insert(smsCodes).values({ phone, device, address, action, digest, sentAt });
    const text = await messageText(tx, MESSAGES[action], { код: code });
    try {
      const expiresAt = codeExpiry(sentAt);
      await send({ to: phone, channel: 'sms', text, code, expiresAt }, tx, sentAt);
    } catch (cause) {
      const told = 'Не\u00a0получилось отправить SMS. Попробуйте ещё раз через минуту';
      throw new Failure('sms_failed', told, undefined, cause);
    }
    return SEND_PAUSE / 1000;
  });
}
