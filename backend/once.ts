import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { AnyCall } from '../contract/call.ts';
import { IDEMPOTENCY_HEADER } from '../contract/headers.ts';
import { onceAnswers, users } from './db/schema.ts';
import type { Database } from './db/database.ts';
import { Failure } from './failure.ts';
import type { Context, Handler } from './handler.ts';
import { holdLedger } from './points/ledger.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

const digestOf = (params: unknown) =>
  createHash('sha256').update(JSON.stringify(params)).digest('base64url');

/** @throws Failure `bad_request` for a key that is none. */
export function attemptOf(headers: Headers): string | null {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null || KEY.test(key)) return key;
  throw new Failure('bad_request', `Заголовок ${IDEMPOTENCY_HEADER} записан неверно`);
}

type Attempt = {
  readonly call: AnyCall;
  readonly userId: number;
  /** Null where the caller names none: then every request is an attempt of its own. */
  readonly key: string | null;
  readonly params: unknown;
};

async function keptAnswer(tx: Database, { call, userId, key, params }: Attempt) {
  if (key === null) return null;
  const mine = and(eq(onceAnswers.userId, userId), eq(onceAnswers.key, key));
  const [kept] = await tx.select().from(onceAnswers).where(mine);
  if (kept && (kept.call !== call.name || kept.digest !== digestOf(params))) {
    throw new Failure('key_reused', 'Этот запрос уже отправлен с\u00a0другими данными');
  }
  return kept ?? null;
}

async function keep(tx: Database, attempt: Attempt, answer: unknown, now: Date): Promise<void> {
  const { call, userId, key, params } = attempt;
  if (key === null) return;
  const digest = digestOf(params);
  await tx
    .insert(onceAnswers)
    .values({ userId, key, call: call.name, digest, answer, createdAt: now });
}

/** @throws Failure `unauthorized` for a member who deleted himself while this request waited. */
async function assertMember(tx: Database, userId: number): Promise<void> {
  if ((await tx.$count(users, and(eq(users.id, userId), isNull(users.deletedAt)))) > 0) return;
  throw new Failure('unauthorized', 'Войдите, чтобы продолжить');
}

/**
 * Answers a call that spends or earns: everything it does and the answer itself in one transaction,
 * which holds the member's ledger, so that of two at once the second sees what the first did. The
 * same attempt again gets the first answer. What was refused has done nothing and is not kept: it
 * may succeed the next time.
 */
export async function answerOnce(
  attempt: Attempt,
  handler: Handler,
  context: Context,
): Promise<unknown> {
  // Woken inside, a worker would look before there is anything to see.
  const wakes: (() => void)[] = [];
  const ordering = { ...context.ordering, wake: () => wakes.push(context.ordering.wake) };
  const answer = await context.db.transaction(async (tx) => {
    await holdLedger(tx, attempt.userId);
    await assertMember(tx, attempt.userId);
    const kept = await keptAnswer(tx, attempt);
    if (kept) return kept.answer;
    const result = await handler.run(attempt.params, { ...context, db: tx, ordering });
    await keep(tx, attempt, result, context.now());
    return result;
  });
  for (const wake of wakes) wake();
  return answer;
}
