import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { Database } from '../../db/database.ts';
import type { Collection } from '../collection.ts';
import { entitiesWith } from '../entities.ts';
import { invalid } from '../faults.ts';
import { holdContent, type Saving } from '../save.ts';
import { patchEntity } from './patch.ts';

const positionOf = ({ position }: EditedEntity) => (typeof position === 'number' ? position : 0);

/** The places that these have now, in order; equal ones are spread, so that the order is certain. */
function placesOf(entities: readonly EditedEntity[]): number[] {
  const places = entities.map(positionOf).sort((one, other) => one - other);
  let last = -1;
  return places.map((place) => (last = Math.max(place, last + 1)));
}

/**
 * Puts entities into an order by hand: they share out the places that they have now, so the others
 * stay where they are.
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
  const moved: EditedEntity[] = [];
  for (const [index, entity] of ids.flatMap((id) => found.get(id) ?? []).entries()) {
    const position = places[index] ?? 0;
    if (positionOf(entity) === position) continue;
    const part = { key: String(entity.id), part: { position }, expected: null };
    moved.push(await patchEntity(tx, collection, part, saving));
  }
  return moved;
}
