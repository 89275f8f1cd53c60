/** Reviews: read, approved or rejected. */
import { and, desc, eq } from 'drizzle-orm';
import type { DeskReview } from '../../../contract/schemas/desk.ts';
import { reviews } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../failure.ts';
import type { EditorContext } from '../handler.ts';
import { noteLook } from './journal.ts';
import { wordsIn } from './words-in.ts';

type Row = typeof reviews.$inferSelect;

const shown = (row: Row): DeskReview => ({
  id: row.id,
  kind: row.kind,
  rating: row.rating,
  text: row.text,
  url: row.url,
  page: row.page,
  product_id: row.productId,
  member: row.userId,
  sent_at: row.createdAt.toISOString(),
  state: row.state,
  decided_by: row.decidedBy,
  decided_at: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
});

type Asked = {
  readonly state?: DeskReview['state'] | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly count: number;
};

/** Newest first. */
export async function listReviews(db: Database, { state, search, page, count }: Asked) {
  const where = and(
    state && eq(reviews.state, state),
    wordsIn([reviews.text, reviews.url, reviews.page], search),
  );
  const rows = await db
    .select()
    .from(reviews)
    .where(where)
    .orderBy(desc(reviews.id))
    .limit(count)
    .offset((page - 1) * count);
  return { items: rows.map(shown), total: await db.$count(reviews, where) };
}

type Decision = { readonly state: DeskReview['state']; readonly reason: string };

const VERDICTS = { waiting: 'снова ждёт', approved: 'одобрен', rejected: 'отклонён' };

/**
 * Approves or rejects a review; `waiting` undoes either.
 * @throws Failure `not_found`.
 */
export async function decideReview(
  context: EditorContext,
  id: number,
  { state, reason }: Decision,
): Promise<DeskReview> {
  const { db, editor, now } = context;
  const decided =
    state === 'waiting'
      ? { decidedBy: null, decidedAt: null, reason: null }
      : { decidedBy: editor.name, decidedAt: now, reason };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(reviews)
      .set({ state, ...decided })
      .where(eq(reviews.id, id))
      .returning();
    if (!row) throw notFound('Отзыв', 'не\u00a0найден');
    const about = `отзыв ${id}: ${VERDICTS[state]}`;
    await noteLook(tx, context, { action: 'review', about, member: row.userId, reason });
    return shown(row);
  });
}
