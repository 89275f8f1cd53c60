import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Collection } from '../collection.ts';
import { readEntity } from '../entities.ts';
import { isId } from '../rows.ts';

/** The draft that is left of an unpublished entity. @param key its id, or the alias in the draft. */
async function leftOf(db: Database, { name, aliasField = 'alias' }: Collection, key: string) {
  const { id, collection, entityId, unpublishedAt, data } = contentDrafts;
  const isIt = isId(key) ? eq(entityId, Number(key)) : eq(sql`${data} ->> ${aliasField}`, key);
  const [left] = await db
    .select({ id })
    .from(contentDrafts)
    .where(and(eq(collection, name), isNotNull(unpublishedAt), isIt))
    .limit(1);
  return left ?? null;
}

/**
 * Reads an entity; for an unpublished one, the refusal names its draft.
 * @throws Failure `not_found`.
 */
export async function readPublished(
  db: Database,
  collection: Collection,
  key: string,
): Promise<EditedEntity> {
  try {
    return await readEntity(db, collection, key);
  } catch (error) {
    const isMissing = error instanceof Failure && error.code === 'not_found';
    const left = isMissing ? await leftOf(db, collection, key) : null;
    if (!left) throw error;
    throw new Failure('not_found', 'Это снято с\u00a0публикации', {
      draft: `Осталось черновиком: drafts/${left.id}`,
    });
  }
}
