import { and, desc, eq, lte, or, sql } from 'drizzle-orm';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import type { Live } from '../../../contract/schemas/editor.ts';
import { contentHistory } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';

/** An entity, and the latest revision that is wanted. */
export type Wanted = { readonly id: number; readonly upTo: number };

/**
 * The address and revision that entities had at `upTo`, by id; those that did not exist then, or have
 * no record of it, are left out.
 */
export async function statesUpTo(
  db: Database,
  collection: ContentCollection,
  wanted: readonly Wanted[],
): Promise<Map<number, Live>> {
  if (wanted.length === 0) return new Map();
  const { entityId, revision, kind, data } = contentHistory;
  const rows = await db
    .selectDistinctOn([entityId], {
      ...{ id: entityId, revision, kind },
      url: sql<string | null>`${data} ->> 'url'`,
    })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.collection, collection),
        or(...wanted.map(({ id, upTo }) => and(eq(entityId, id), lte(revision, upTo)))),
      ),
    )
    .orderBy(entityId, desc(revision));
  return new Map(
    rows.flatMap(({ id, kind: last, ...state }) => (last === 'deleted' ? [] : [[id, state]])),
  );
}
