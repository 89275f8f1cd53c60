import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { CodeAction } from '../db/schema-login.ts';
import { smsCodes } from '../db/schema.ts';
import { Failure } from '../failure.ts';
import { codeDigest, CODE_TRIES, isAlive, isRepeat, isSameDigest } from './code-rules.ts';

/** What came of a try; the number of tries left belongs to a wrong one. */
export type Try =
  | { kind: 'right'; id: number }
  | { kind: 'expired' }
  | { kind: 'wrong'; left: number };

type Asked = { phone: string; action: CodeAction; code: string };

type Terms = {
  readonly secret: string;
  /** Whoever tries it, as `holderOf` tells. */
  readonly holder: string | null;
  readonly now: Date;
  /** A right code is left as it is: it counts together with another one, by `useCodes`. */
  readonly keep?: boolean;
};

/**
 * Tries a code against the last one that this visitor asked for, and counts the try: the transaction
 * it runs in must be kept whatever comes of it, and must hold the phone to itself. To everybody else
 * there is no code, so a stranger neither uses up its tries nor learns that it was sent.
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
  const isRight = isSameDigest(sent.digest, codeDigest(secret, { phone, action, code }));
  // He heard nothing of his success: the line or the backend was gone. It signs nobody in.
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

/** Voids codes that have done what they were for. */
export async function useCodes(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .update(smsCodes)
    .set({ usedAt: now })
    .where(inArray(smsCodes.id, [...ids]));
}

/**
 * What a person is told about a try that failed.
 * @param field where the code was typed, among several.
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
