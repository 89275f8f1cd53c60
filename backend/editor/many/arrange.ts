import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { Database } from '../../db/database.ts';
import type { Collection, Fields } from '../collection.ts';
import { entitiesWith } from '../entities.ts';
import { invalid } from '../faults.ts';
import { holdContent, type Saving } from '../save.ts';
import { patchEach } from './patch.ts';

const positionOf = ({ position }: EditedEntity) => (typeof position === 'number' ? position : 0);

/** The present positions in order; equal ones are spread out to make the order unambiguous. */
function placesOf(entities: readonly EditedEntity[]): number[] {
  const places = entities.map(positionOf).sort((one, other) => one - other);
  let last = -1;
  return places.map((place) => (last = Math.max(place, last + 1)));
}

/**
 * Puts entities into a manual order: they share out their present positions, so the others keep
 * theirs.
 * @returns those that have moved.
 * @throws Failure `invalid` when one does not exist, or when the collection has no such order.
 */
export async function arrange(
  tx: Database,
  collection: Collection,
  ids: readonly number[],
  saving: Saving,
): Promise<EditedEntity[]> {
  if (!('position' in collection.description.fields)) {
    throw invalid({ ids: 'В\u00a0этом разделе порядок не\u00a0задают вручную' });
  }
  await holdContent(tx);
  const found = new Map(
    (await entitiesWith(tx, collection, ids)).map((entity) => [entity.id, entity]),
  );
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) throw invalid({ ids: `Такого нет: ${missing.join(', ')}` });
  const places = placesOf([...found.values()]);
  const moved = ids.flatMap((id, index): [number, Fields][] => {
    const [entity, position] = [found.get(id), places[index] ?? 0];
    return entity && positionOf(entity) !== position ? [[id, { position }]] : [];
  });
  return patchEach(tx, collection, new Map(moved), saving);
}
