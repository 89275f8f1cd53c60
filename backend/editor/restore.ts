import type { EditedEntity } from '../../contract/schemas/editor.ts';
import type { Database } from '../db/open.ts';
import { notFound } from '../failure.ts';
import type { Collection } from './collection.ts';
import { rowOf, saveEntity, type Saving } from './entities.ts';
import { statesOf } from './history.ts';

/**
 * Saves an entity as it was at a revision; one that is gone comes back under its id.
 * @param key its id; as long as it is there, also its alias.
 */
export async function restoreEntity(
  tx: Database,
  collection: Collection,
  key: string,
  revision: number,
  saving: Saving,
): Promise<EditedEntity> {
  const row = await rowOf(tx, collection, key);
  const id = row ? Number(row['id']) : Number(key);
  const states = Number.isInteger(id) ? await statesOf(tx, collection.name, id) : [];
  const state = states.find((one) => one.revision === revision);
  if (!state) throw notFound('Версия', 'не\u00a0найдена');
  const wanted = row
    ? { key: String(id), given: state.data, expected: null }
    : { key: null, given: state.data, expected: null, restoredId: id };
  return saveEntity(tx, collection, wanted, saving);
}
