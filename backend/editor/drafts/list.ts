import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { descriptions } from '../../../contract/collections/all.ts';
import type { Draft } from '../../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import type { Judging } from '../prepare.ts';
import { isThere } from '../removal/there.ts';
import { asDraft } from './stored.ts';

/** The state of a draft in SQL, as `asDraft` computes it. */
function state(): SQL<Draft['state']> {
  const { collection, entityId, unpublishedAt, publishAt, error } = contentDrafts;
  return sql`case
    when ${entityId} is not null and ${unpublishedAt} is null and not ${isThere(collection, entityId)}
      then 'deleted'
    when ${error} is not null then 'failed'
    when ${publishAt} is not null then 'planned'
    when ${unpublishedAt} is not null then 'unpublished'
    else 'draft' end`;
}

export type Asked = {
  readonly collection?: ContentCollection | undefined;
  readonly state?: Draft['state'] | undefined;
  readonly isUnpublished: boolean;
  /** Whether to include the fields that lists do not show: texts are long. */
  readonly isFull: boolean;
  readonly page: number;
  readonly count: number;
};

/** The fields that its collection's list shows. */
function cardOf({ collection, data }: Draft): Draft['data'] {
  const { shows, title, alias = 'alias' } = descriptions[collection];
  const shown = new Set([...shows, title, alias]);
  return Object.fromEntries(Object.entries(data).filter(([name]) => shown.has(name)));
}

/** Newest first. */
export async function listDrafts(
  db: Database,
  { collection, state: wanted, isUnpublished, isFull, page, count }: Asked,
  judging: Judging,
): Promise<{ items: Draft[]; total: number }> {
  const where = and(
    collection && eq(contentDrafts.collection, collection),
    wanted && eq(state(), wanted),
    isUnpublished ? isNotNull(contentDrafts.unpublishedAt) : undefined,
  );
  const rows = await db
    .select()
    .from(contentDrafts)
    .where(where)
    .orderBy(desc(contentDrafts.updatedAt), desc(contentDrafts.id))
    .limit(count)
    .offset((page - 1) * count);
  const items = [];
  for (const row of rows) {
    const draft = await asDraft(db, row, judging);
    items.push(isFull ? draft : { ...draft, data: cardOf(draft) });
  }
  return { items, total: await db.$count(contentDrafts, where) };
}
