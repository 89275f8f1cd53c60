import { sql } from 'drizzle-orm';
import { entityTitle } from '../../../contract/collections/entity-title.ts';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import type { Examined } from './examine.ts';
import type { Finding } from './compared.ts';

const columns = {
  id: contentDrafts.id,
  collection: contentDrafts.collection,
  entityId: contentDrafts.entityId,
  alias: sql<string | null>`${contentDrafts.data} ->> 'alias'`,
  title: sql<string | null>`${contentDrafts.data} ->> 'title'`,
};

/** Drafts whose alias belongs to another entity or to an earlier draft of their collection. */
export async function takenAliases(db: Database, all: readonly Examined[]): Promise<Finding[]> {
  const drafts = await db.select(columns).from(contentDrafts).orderBy(contentDrafts.id);
  const wanted = new Set(drafts.map(({ collection, alias }) => `${collection} ${alias ?? ''}`));
  const owners = new Map<string, number | null>();
  for (const { collection, alias, id } of all) {
    const key = `${collection} ${alias}`;
    if (wanted.has(key)) owners.set(key, id);
  }
  return drafts.flatMap(({ id: draft, collection, entityId, alias, title }): Finding[] => {
    if (!alias) return [];
    const key = `${collection} ${alias}`;
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, entityId);
      return [];
    }
    if (owner !== null && owner === entityId) return [];
    const named = entityTitle(collection, { alias, ...(title && { title }) });
    const found = { kind: 'same_alias', field: 'alias', words: alias } as const;
    return [{ ...found, collection, id: null, draft, alias, title: named }];
  });
}
