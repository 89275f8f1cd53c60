import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Collection, Fields } from '../collection.ts';
import { gone } from '../entities.ts';
import { invalid } from '../faults.ts';
import { readAllForSave, readForSave, type Present } from '../read-for-save.ts';
import { holdContent, saveEntity, type Saving } from '../save.ts';
import { writeTraces, type Trace } from '../traces.ts';
import { changedBy } from './changed.ts';

/** The entity to change, and the revision its editor has seen. */
export type Part = {
  /** Id or alias. */
  readonly key: string;
  readonly part: Fields;
  readonly expected: number | null;
};

/** Saves an entity, read under the lock, with some fields changed. */
function savePart(
  tx: Database,
  collection: Collection,
  present: Present,
  { part, expected }: Pick<Part, 'part' | 'expected'>,
  saving: Saving,
): Promise<EditedEntity> {
  const { row, entity } = present;
  const given = changedBy(collection.fields(row), entity, part);
  return saveEntity(tx, collection, { key: String(entity.id), given, expected, present }, saving);
}

/**
 * Changes some fields of an entity, in the caller's transaction. The lock keeps other saves out, so the
 * other fields stay as they were read.
 * @throws Failure `invalid`, `not_found`, `alias_taken`, `edit_conflict`.
 */
export async function patchEntity(
  tx: Database,
  collection: Collection,
  { key, ...change }: Part,
  saving: Saving,
): Promise<EditedEntity> {
  await holdContent(tx);
  const present = await readForSave(tx, collection, key);
  if (!present) throw gone(collection);
  return savePart(tx, collection, present, change, saving);
}

/** Faults of an entity by its id: `12.title`, or `12` for the whole of it. */
const faultsOf = (id: number, { fields, message }: Failure): Record<string, string> =>
  fields
    ? Object.fromEntries(Object.entries(fields).map(([field, why]) => [`${id}.${field}`, why]))
    : { [id]: message };

/**
 * Changes fields of several entities, each its own: all of them or none. Apart from one update per row,
 * one statement reads and one records all of them.
 * @throws Failure `invalid` with the faults of each entity.
 */
export async function patchEach(
  tx: Database,
  collection: Collection,
  parts: ReadonlyMap<number, Fields>,
  saving: Saving,
): Promise<EditedEntity[]> {
  await holdContent(tx);
  const present = await readAllForSave(tx, collection, [...parts.keys()]);
  const faults: Record<string, string> = {};
  const traces: Trace[] = [];
  const saved: EditedEntity[] = [];
  for (const [id, part] of parts) {
    try {
      const own = present.get(id);
      if (!own) throw gone(collection);
      const change = { part, expected: null };
      saved.push(await savePart(tx, collection, own, change, { ...saving, traces }));
    } catch (error) {
      // The refusal came before any failed statement: the transaction can continue and check the others.
      if (!(error instanceof Failure)) throw error;
      Object.assign(faults, faultsOf(id, error));
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await writeTraces(tx, traces);
  return saved;
}

/** Changes the same fields of several entities, as `patchEach` does. */
export const patchEntities = (
  tx: Database,
  collection: Collection,
  { ids, part }: { readonly ids: readonly number[]; readonly part: Fields },
  saving: Saving,
): Promise<EditedEntity[]> =>
  patchEach(tx, collection, new Map(ids.map((id) => [id, part])), saving);
