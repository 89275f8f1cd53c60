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

/** Stored responses of one member: far more than people cause in a day, after which they are deleted. */
const KEPT_MOST = 1_000;

/** Tells the parameters of one attempt from others. */
export const digestOf = (params: unknown) =>
  createHash('sha256').update(JSON.stringify(params)).digest('base64url');

/** The key belongs to another attempt. */
export const keyReused = () =>
  new Failure('key_reused', 'Этот запрос уже отправлен с\u00a0другими данными');

/** @throws Failure `bad_request` for a malformed key. */
export function attemptOf(headers: Headers): string | null {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null || KEY.test(key)) return key;
  throw new Failure('bad_request', `Заголовок ${IDEMPOTENCY_HEADER} записан неверно`);
}

type Attempt = {
  readonly call: AnyCall;
  readonly userId: number;
  /** Null when the caller sends no key: every request is then a separate attempt. */
  readonly key: string | null;
  readonly params: unknown;
};

async function keptAnswer(tx: Database, { call, userId, key, params }: Attempt) {
  if (key === null) return null;
  const mine = and(eq(onceAnswers.userId, userId), eq(onceAnswers.key, key));
  const [kept] = await tx.select().from(onceAnswers).where(mine);
  if (kept && (kept.call !== call.name || kept.digest !== digestOf(params))) {
    throw keyReused();
  }
  return kept ?? null;
}

/** @throws Failure `too_many_requests`, which undoes the attempt. */
async function keep(tx: Database, attempt: Attempt, answer: unknown, now: Date): Promise<void> {
  const { call, userId, key, params } = attempt;
  if (key === null) return;
  if ((await tx.$count(onceAnswers, eq(onceAnswers.userId, userId))) >= KEPT_MOST) {
    throw new Failure('too_many_requests', 'Запросов было слишком много. Попробуйте завтра');
  }
  const digest = digestOf(params);
  await tx
    .insert(onceAnswers)
    .values({ userId, key, call: call.name, digest, answer, createdAt: now });
}

/**
 * @throws Failure `unauthorized` for a member who deleted their account while this request waited.
 */
async function assertMember(tx: Database, userId: number): Promise<void> {
  if ((await tx.$count(users, and(eq(users.id, userId), isNull(users.deletedAt)))) > 0) return;
  throw new Failure('unauthorized', 'Войдите, чтобы продолжить');
}

/**
 * Locks the ledger of a member whose account still exists. Deleting an account locks it first, too:
 * nothing of a member is stored after that.
 * @throws Failure `unauthorized`.
 */
export async function holdMembersLedger(tx: Database, userId: number): Promise<void> {
  await holdLedger(tx, userId);
  await assertMember(tx, userId);
}

/**
 * Runs a call that spends or earns points in one transaction, together with storing its response.
 * The transaction locks the member's ledger, so concurrent calls run one after the other. A
 * repeated attempt gets the first response. A failed attempt changes nothing and is not stored, so
 * a retry may succeed.
 */
export async function answerOnce(
  attempt: Attempt,
  handler: Handler,
  context: Context,
): Promise<unknown> {
  // Workers woken inside the transaction would find nothing to do yet.
  const wakes: (() => void)[] = [];
  const ordering = { ...context.ordering, wake: () => wakes.push(context.ordering.wake) };
  const answer = await context.db.transaction(async (tx) => {
    await holdMembersLedger(tx, attempt.userId);
    const kept = await keptAnswer(tx, attempt);
    if (kept) return kept.answer;
    const result = await handler.run(attempt.params, { ...context, db: tx, ordering });
    await keep(tx, attempt, result, context.now());
    return result;
  });
  for (const wake of wakes) wake();
  return answer;
}
