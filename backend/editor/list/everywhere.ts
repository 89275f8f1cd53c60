import { entityTitle } from '../../../contract/collections/entity-title.ts';
import type { FoundIn } from '../../../contract/schemas/editor-many.ts';
import { collections } from '../collections/index.ts';
import type { Showing } from '../shown/shown.ts';
import { listEntities } from './list.ts';

/** What every collection has for a search, without those that have nothing. */
export async function searchEverywhere(
  showing: Showing,
  { search, count }: { readonly search: string; readonly count: number },
): Promise<FoundIn[]> {
  const found: FoundIn[] = [];
  for (const collection of collections) {
    const { name, description } = collection;
    const { items, total } = await listEntities(showing, collection, { search, page: 1, count });
    if (total === 0) continue;
    const cards = items.map((entity) => {
      const { id, alias, url } = entity;
      return { id, alias, url, title: entityTitle(name, entity) };
    });
    found.push({ collection: name, many: description.many, total, items: cards });
  }
  return found;
}
