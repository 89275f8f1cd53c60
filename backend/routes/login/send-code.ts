import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { SmsAction } from '../../../contract/schemas/member.ts';
import { secondsText } from '../../seconds-text.ts';
import { marksOf } from '../../caller-marks.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import type { Database } from '../../db/open.ts';
import { smsCodes } from '../../db/schema.ts';
import { Failure } from '../../failure.ts';
import type { Context } from '../../handler.ts';
import { codeDigest, KEPT_FOR, makeCode, secondsToWait, SEND_LIMITS } from './code-rules.ts';

type Asked = { phone: string; action: SmsAction };
type Source = { phone: string; device: string | null; address: string | null };

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** @throws Failure `too_many_requests` saying when the next code may be asked for. */
async function assertMayBeSent(tx: Database, source: Source, now: Date): Promise<void> {
  const [last] = await tx
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(eq(smsCodes.phone, source.phone))
    .orderBy(desc(smsCodes.sentAt))
    .limit(1);
  const wait = last ? secondsToWait(last.sentAt, now) : 0;
  if (wait > 0) {
    throw new Failure(
      'too_many_requests',
      `Код уже отправлен. Новый можно запросить через ${secondsText(wait)}`,
    );
  }
  for (const { by, count: most, within, again } of SEND_LIMITS) {
    const value = source[by];
    if (value === null) continue;
    const recent = and(eq(smsCodes[by], value), gt(smsCodes.sentAt, ago(now, within)));
    const [sent] = await tx.select({ total: count() }).from(smsCodes).where(recent);
    if ((sent?.total ?? 0) >= most) {
      throw new Failure('too_many_requests', `Кодов было слишком много. Попробуйте ${again}`);
    }
  }
}

/** Sends a code and stores its digest, both or neither. The codes sent before it are void. */
export async function sendCode({ phone, action }: Asked, context: Context): Promise<void> {
  const { db, caller, now, send, codeSecret } = context;
  const sentAt = now();
  const source = { phone, ...marksOf(caller) };
  await db.transaction(async (tx) => {
    // Two at once would each count without the other.
    const names = Object.values(source).flatMap((value) => (value ? [`code:${value}`] : []));
    await oneAtATime(tx, ...names);
    await assertMayBeSent(tx, source, sentAt);
    await tx.delete(smsCodes).where(lt(smsCodes.sentAt, ago(sentAt, KEPT_FOR)));
    const code = makeCode();
    const digest = codeDigest(codeSecret, { phone, action, code });
    await tx.insert(smsCodes).values({ ...source, action, digest, sentAt });
    const text = `Ясно: код ${code}. Никому его не сообщайте.`;
    try {
      await send({ to: phone, channel: 'sms', text, code }, tx, sentAt);
    } catch (cause) {
      const told = 'Не\u00a0получилось отправить SMS. Попробуйте ещё раз через минуту';
      throw new Failure('sms_failed', told, undefined, cause);
    }
  });
}
