import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { DeletedEntity } from '../../../contract/schemas/editor-takedown.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { contentDrafts, contentHistory } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { collections } from '../collections/index.ts';
import { matchingText } from '../list/matching.ts';
import { isThere } from '../removal/there.ts';

/** The title of a recorded state, in the field that the description of its collection names. */
function titleIn(collection: SQL, data: SQL): SQL<string> {
  const cases = collections.map(
    ({ name, description }) => sql`when ${name} then ${data} ->> ${description.title}`,
  );
  return sql`coalesce(case ${collection} ${sql.join(cases, sql` `)} end, ${data} ->> 'alias', '')`;
}

/** Selects deletions of entities that have not been restored, neither on the site nor as a draft. */
function isGone(): SQL | undefined {
  const { collection, entityId, revision, kind } = contentHistory;
  return and(
    // A literal: with a parameter, the planner would not use the partial index.
    sql`${kind} = 'deleted'`,
    sql`not ${isThere(collection, entityId)}`,
    sql`not exists (select from ${contentDrafts}
      where ${contentDrafts.collection} = ${collection}
        and ${contentDrafts.entityId} = ${entityId} and ${contentDrafts.unpublishedAt} is not null)`,
    sql`not exists (select from ${contentHistory} later
      where later.collection = ${collection} and later.entity_id = ${entityId}
        and later.kind = 'deleted' and later.revision > ${revision})`,
  );
}

export type Asked = {
  readonly collection?: ContentCollection | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly count: number;
};

/** Deleted entities, the latest first. */
export async function listDeleted(
  db: Database,
  { collection: name, search, page, count }: Asked,
): Promise<{ items: DeletedEntity[]; total: number }> {
  const { collection, entityId, revision, data, who, savedAt } = contentHistory;
  const title = titleIn(sql`${collection}`, sql`${data}`);
  const alias = sql<string>`coalesce(${data} ->> 'alias', '')`;
  const where = and(
    isGone(),
    name && eq(collection, name),
    await matchingText(db, sql`concat_ws(' ', ${title}, ${alias})`, search),
  );
  const rows = await db
    .select({ collection, id: entityId, alias, title, revision, who, savedAt })
    .from(contentHistory)
    .where(where)
    .orderBy(desc(revision))
    .limit(count)
    .offset((page - 1) * count);
  const items = rows.map(({ savedAt: at, ...row }) => ({ ...row, deleted_at: at.toISOString() }));
  return { items, total: await db.$count(contentHistory, where) };
}
