import type { EditedEntity } from '../../contract/schemas/editor.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../failure.ts';
import type { Collection, Fields } from './collection.ts';
import { rowOf } from './entities.ts';
import { stateAt } from './history.ts';
import { isId, missingAliases, missingIds } from './rows.ts';
import { saveEntity, type Saving } from './save.ts';

const isList = (value: unknown): value is number[] => Array.isArray(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value);

/** Drops links to deleted entities; those lost their other links, too. */
async function withoutGone(
  db: Database,
  { links = [], references = {}, aliasLists = {} }: Collection,
  state: Fields,
): Promise<Fields> {
  const fields = { ...state };
  for (const { field } of links) {
    const ids = state[field];
    const table = references[field];
    if (!table || !isList(ids)) continue;
    const gone = new Set(await missingIds(db, table, ids));
    fields[field] = ids.filter((id) => !gone.has(id));
  }
  for (const [field, table] of Object.entries(aliasLists)) {
    const aliases = state[field];
    if (!isTexts(aliases)) continue;
    const gone = new Set(await missingAliases(db, table, aliases));
    fields[field] = aliases.filter((alias) => !gone.has(alias));
  }
  return fields;
}

/**
 * Saves an entity as it was at a revision; a deleted one is recreated under its id.
 * @param key its id, or its alias while it exists.
 */
export async function restoreEntity(
  tx: Database,
  collection: Collection,
  key: string,
  revision: number,
  saving: Saving,
): Promise<EditedEntity> {
  const row = await rowOf(tx, collection, key);
  const id = row ? Number(row['id']) : isId(key) ? Number(key) : null;
  const state = id === null ? null : await stateAt(tx, collection, id, revision);
  if (id === null || !state) throw notFound('Версия', 'не\u00a0найдена');
  const given = await withoutGone(tx, collection, state);
  const wanted = row
    ? { key: String(id), given, expected: null }
    : { key: null, given, expected: null, restoredId: id };
  return saveEntity(tx, collection, wanted, saving);
}
