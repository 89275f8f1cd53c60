import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Collection, Fields } from '../collection.ts';
import { asEntities, gone, rowOf } from '../entities.ts';
import { invalid } from '../faults.ts';
import { holdContent, saveEntity, type Saving } from '../save.ts';
import { changedBy } from './changed.ts';

/** The entity to change, and the revision its editor has seen. */
export type Part = {
  /** Id or alias. */
  readonly key: string;
  readonly part: Fields;
  readonly expected: number | null;
};

/**
 * Changes some fields of an entity, in the caller's transaction. Nobody else saves meanwhile: the
 * other fields are as they were read.
 * @throws Failure `invalid`, `not_found`, `alias_taken`, `edit_conflict`.
 */
export async function patchEntity(
  tx: Database,
  collection: Collection,
  { key, part, expected }: Part,
  saving: Saving,
): Promise<EditedEntity> {
  await holdContent(tx);
  const row = await rowOf(tx, collection, key);
  const [before] = row ? await asEntities(tx, collection, [row]) : [];
  if (!before) throw gone(collection);
  const given = changedBy(collection.fields(row), before, part);
  return saveEntity(tx, collection, { key: String(before.id), given, expected }, saving);
}

/**
 * Changes the same fields of several entities: all of them or none.
 * @throws Failure `invalid` with the faults of each entity: `12.title`, or `12` for the whole of it.
 */
export async function patchEntities(
  tx: Database,
  collection: Collection,
  { ids, part }: { readonly ids: readonly number[]; readonly part: Fields },
  saving: Saving,
): Promise<EditedEntity[]> {
  const faults: Record<string, string> = {};
  const saved: EditedEntity[] = [];
  for (const id of ids) {
    try {
      // A transaction of its own: one that failed cannot go on.
      const entity = await tx.transaction((inner) =>
        patchEntity(inner, collection, { key: String(id), part, expected: null }, saving),
      );
      saved.push(entity);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      for (const [field, reason] of Object.entries(error.fields ?? { '': error.message })) {
        faults[[id, field].filter((name) => name !== '').join('.')] = reason;
      }
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return saved;
}
