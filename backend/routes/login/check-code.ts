import { and, desc, eq } from 'drizzle-orm';
import type { SmsAction } from '../../../contract/schemas/member.ts';
import type { Database } from '../../db/open.ts';
import { smsCodes } from '../../db/schema.ts';
import { Failure } from '../../failure.ts';
import { codeDigest, CODE_TRIES, isAlive, isRepeat, isSameDigest } from './code-rules.ts';

/** What came of a try; the number of tries left belongs to a wrong one. */
export type Try = { kind: 'right' } | { kind: 'expired' } | { kind: 'wrong'; left: number };

type Asked = { phone: string; action: SmsAction; code: string; device: string | null };

/**
 * Tries a code against the last one that was sent, and counts the try: the transaction it runs in
 * must be kept whatever comes of it, and must hold the phone to itself.
 */
export async function tryCode(tx: Database, asked: Asked, secret: string, now: Date): Promise<Try> {
  const [sent] = await tx
    .select()
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, asked.phone), eq(smsCodes.action, asked.action)))
    .orderBy(desc(smsCodes.sentAt), desc(smsCodes.id))
    .limit(1);
  if (!sent) return { kind: 'expired' };
  const { phone, action, code } = asked;
  const isRight = isSameDigest(sent.digest, codeDigest(secret, { phone, action, code }));
  // He heard nothing of his success: the line or the backend was gone. It signs nobody in.
  const signsIn = action === 'authorization';
  if (isRight && !signsIn && isRepeat(sent, asked.device, now)) return { kind: 'right' };
  if (!isAlive(sent, now)) return { kind: 'expired' };
  const wrongTries = sent.wrongTries + (isRight ? 0 : 1);
  await tx
    .update(smsCodes)
    .set(isRight ? { usedAt: now } : { wrongTries })
    .where(eq(smsCodes.id, sent.id));
  return isRight ? { kind: 'right' } : { kind: 'wrong', left: CODE_TRIES - wrongTries };
}

/** What a person is told about a try that failed. */
export function failedTry(failed: Exclude<Try, { kind: 'right' }>): Failure {
  if (failed.kind === 'expired') {
    return new Failure('code_expired', 'Этот код больше не\u00a0действует. Запросите новый');
  }
  const told =
    failed.left > 0
      ? `Код не\u00a0подошёл. Осталось попыток: ${failed.left}`
      : 'Код не\u00a0подошёл, и\u00a0попыток больше нет. Запросите новый';
  return new Failure('code_wrong', told);
}
