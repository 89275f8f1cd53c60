import type { EditedEntity, ShownEntity } from '../../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { descriptions } from '../../../contract/collections/all.ts';
import { deadLinks } from '../dead-links/dead-links.ts';
import { shownEntity, type Showing } from './shown.ts';

/**
 * A saved entity with what readers see of it, and with its dead links. Both are read after the
 * transaction, so that only the caller waits for them.
 * @param bare entities that the save knows to have no notes.
 */
export async function savedEntity<E extends EditedEntity>(
  showing: Showing,
  collection: ContentCollection,
  entity: E,
  bare?: ReadonlySet<number>,
): Promise<E & ShownEntity> {
  const { variants = {}, fields } = descriptions[collection];
  const own = variants[entity.alias]?.fields ?? fields;
  const [shown, dead] = await Promise.all([
    shownEntity(showing, collection, entity, bare),
    deadLinks(showing.db, own, entity),
  ]);
  return Object.keys(dead).length > 0 ? { ...shown, dead_links: dead } : shown;
}
