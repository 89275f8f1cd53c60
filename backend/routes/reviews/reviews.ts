import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as calls from '../../../contract/calls/user.ts';
import { products, reviews } from '../../db/schema.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import type { Database } from '../../db/database.ts';
import { Failure, notFound } from '../../failure.ts';
import { implement, type Context } from '../../handler.ts';
import { presentMember } from '../../members/profile.ts';
import { networkOf } from '../../network.ts';

const HOUR = 60 * 60 * 1000;

/** Reviews per hour: from one person, and from one network address. */
const LIMITS = { person: 10, address: 60 } as const;

type Values = Pick<
  typeof reviews.$inferInsert,
  'kind' | 'rating' | 'text' | 'url' | 'page' | 'productId'
>;

const hashOf = (address: string | null) =>
  address === null ? null : createHash('sha256').update(networkOf(address)).digest('base64url');

/** Locks the sender's counts: concurrent reviews would each miss the other. */
const holdCounts = (tx: Database, sender: Sender) =>
  oneAtATime(
    tx,
    ...Object.entries(sender).flatMap(([kind, value]) =>
      value === null ? [] : [`review:${kind}:${value}`],
    ),
  );

/** @throws Failure `too_many_requests` when the sender reached the limit within the last hour. */
async function assertCalm(db: Database, now: Date, sender: Sender): Promise<void> {
  const { userId, deviceId, addressHash } = sender;
  const rules = [
    ...(userId === null ? [] : [{ mine: eq(reviews.userId, userId), limit: LIMITS.person }]),
    ...(deviceId === null ? [] : [{ mine: eq(reviews.deviceId, deviceId), limit: LIMITS.person }]),
    ...(addressHash === null
      ? []
      : [{ mine: eq(reviews.addressHash, addressHash), limit: LIMITS.address }]),
  ];
  const since = gt(reviews.createdAt, new Date(now.getTime() - HOUR));
  for (const { mine, limit } of rules) {
    if ((await db.$count(reviews, and(mine, since))) >= limit) {
      throw new Failure('too_many_requests', 'Отзывов пришло слишком много. Попробуйте через час');
    }
  }
}

type Sender = { userId: number | null; deviceId: string | null; addressHash: string | null };

/** Whether the column has this value; an absent one is null. */
const has = (column: PgColumn, value: string | number | null | undefined) =>
  value === null || value === undefined ? isNull(column) : eq(column, value);

/** An equal review of this person within the hour: a double click, or a response that was lost. */
async function knownReview(
  tx: Database,
  { kind, rating, text = '', url, page, productId }: Values,
  { userId, deviceId }: Sender,
  now: Date,
): Promise<number | null> {
  if (userId === null && deviceId === null) return null;
  const [known] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        has(reviews.userId, userId),
        has(reviews.deviceId, deviceId),
        gt(reviews.createdAt, new Date(now.getTime() - HOUR)),
        ...[has(reviews.kind, kind), has(reviews.rating, rating), has(reviews.text, text)],
        ...[has(reviews.url, url), has(reviews.page, page), has(reviews.productId, productId)],
      ),
    )
    .limit(1);
  return known?.id ?? null;
}

/** Stores a review; an equal one that follows within the hour changes nothing. */
async function store({ db, caller, now }: Context, values: Values) {
  const { userId, deviceId, address } = caller;
  const sender: Sender = { userId, deviceId, addressHash: hashOf(address) };
  const createdAt = now();
  return db.transaction(async (tx) => {
    if (userId !== null) await presentMember(tx, userId);
    await holdCounts(tx, sender);
    const known = await knownReview(tx, values, sender, createdAt);
    if (known !== null) return { accepted: true as const, id: known };
    await assertCalm(tx, createdAt, sender);
    const [stored] = await tx
      .insert(reviews)
      .values({ ...values, ...sender, createdAt })
      .returning({ id: reviews.id });
    return { accepted: true as const, id: stored?.id ?? null };
  });
}

const common = implement(calls.siteReviewCommon, async (review, context) => {
  const { rating, text, product, page } = review;
  if (
    product !== undefined &&
    (await context.db.$count(products, eq(products.id, product))) === 0
  ) {
    throw notFound('Продукт', 'не\u00a0найден');
  }
  return store(context, { kind: 'common', rating, text, page, productId: product });
});

const social = implement(calls.siteReviewSocial, ({ url, page }, context) =>
  store(context, { kind: 'social', url, page }),
);

export const reviewHandlers = [common, social];
