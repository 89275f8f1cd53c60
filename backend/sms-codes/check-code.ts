import { and, desc, eq, inArray } from 'drizzle-orm';
import { acceptedOf, type Secrets } from '../../contract/secrets.ts';
import type { Database } from '../db/database.ts';
import type { CodeAction } from '../db/schema-login.ts';
import { smsCodes } from '../db/schema.ts';
import { Failure } from '../failure.ts';
import { codeDigest, CODE_TRIES, isAlive, isRepeat, isSameDigest } from './code-rules.ts';

/** The outcome of an attempt; a wrong code reports the remaining attempts. */
export type Try =
  | { kind: 'right'; id: number }
  | { kind: 'expired' }
  | { kind: 'wrong'; left: number };

type Asked = { phone: string; action: CodeAction; code: string };

type Terms = {
  readonly secret: Secrets;
  /** The visitor, as identified by `holderOf`. */
  readonly holder: string | null;
  readonly now: Date;
  /** Whether a right code stays unused, because another code has to be checked, too: see `useCodes`. */
  readonly keep?: boolean;
};

/**
 * Checks a code against the last one this visitor requested, and counts the attempt. The
 * transaction must be committed whatever the outcome, and must lock the phone. For other visitors
 * the code does not exist, so a stranger can neither use up its attempts nor learn that it was
 * sent.
 */
export async function tryCode(
  tx: Database,
  asked: Asked,
  { secret, holder, now, keep = false }: Terms,
): Promise<Try> {
  const { phone, action, code } = asked;
  if (holder === null) return { kind: 'expired' };
  const [sent] = await tx
    .select()
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.action, action), eq(smsCodes.device, holder)))
    .orderBy(desc(smsCodes.sentAt), desc(smsCodes.id))
    .limit(1);
  if (!sent) return { kind: 'expired' };
  const isRight = acceptedOf(secret).some((one) =>
    isSameDigest(sent.digest, codeDigest(one, { phone, action, code })),
  );
  // The response to the first success was lost. Repeating it does not sign anyone in.
  const signsIn = action === 'authorization';
  if (isRight && !signsIn && isRepeat(sent, now)) return { kind: 'right', id: sent.id };
  if (!isAlive(sent, now)) return { kind: 'expired' };
  if (isRight) {
    if (!keep) await useCodes(tx, [sent.id], now);
    return { kind: 'right', id: sent.id };
  }
  const wrongTries = sent.wrongTries + 1;
  await tx.update(smsCodes).set({ wrongTries }).where(eq(smsCodes.id, sent.id));
  return { kind: 'wrong', left: CODE_TRIES - wrongTries };
}

/** Voids codes that have been used. */
export async function useCodes(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .update(smsCodes)
    .set({ usedAt: now })
    .where(inArray(smsCodes.id, [...ids]));
}

/**
 * The message about a failed attempt.
 * @param field the field of the code, when there are several.
 */
export function failedTry(failed: Exclude<Try, { kind: 'right' }>, field?: string): Failure {
  const fields = (told: string) => (field === undefined ? undefined : { [field]: told });
  if (failed.kind === 'expired') {
    const told = 'Этот код больше не\u00a0действует. Запросите новый';
    return new Failure('code_expired', told, fields(told));
  }
  const told =
    failed.left > 0
      ? `Код не\u00a0подошёл. Осталось попыток: ${failed.left}`
      : 'Код не\u00a0подошёл, и\u00a0попыток больше нет. Запросите новый';
  return new Failure('code_wrong', told, fields(told));
}
