import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Collection, Fields } from '../collection.ts';
import { collections } from '../collections/index.ts';
import { asEntities } from '../entities.ts';
import { invalid } from '../faults.ts';
import { saveEntity, type Saving } from '../save.ts';
import { usingRows } from './uses.ts';

const fieldsSchema = v.record(v.string(), v.unknown());

function withAddress(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  if (Array.isArray(value)) return value.map((part) => withAddress(part, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withAddress(part, from, to)]),
  );
}

/** Fields with an address replaced, including in texts. */
export const readdressed = (fields: Fields, from: string, to: string): Fields =>
  v.parse(fieldsSchema, withAddress(fields, from, to));

/** An entity with its revisions before and after it was saved. */
export type ChangedEntity = {
  readonly collection: Collection['name'];
  readonly id: number;
  readonly before: number;
  readonly after: number;
};

/**
 * Saves every entity that shows a file, with the file replaced or with its new description.
 * @throws Failure `invalid`, with the entities that cannot be saved in their present state.
 */
export async function changeEntities(
  tx: Database,
  from: string,
  to: string,
  saving: Saving,
): Promise<readonly ChangedEntity[]> {
  const changed: ChangedEntity[] = [];
  const faults: Record<string, string> = {};
  for (const collection of collections) {
    const rows = await usingRows(tx, collection, from);
    for (const entity of await asEntities(tx, collection, rows)) {
      const given = readdressed(entity, from, to);
      try {
        const { revision: after } = await saveEntity(
          tx,
          collection,
          { key: String(entity.id), given, expected: null },
          { ...saving, action: 'replace', hasNewFocus: true },
        );
        const { id, revision: before } = entity;
        changed.push({ collection: collection.name, id, before, after });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const reasons = Object.entries(error.fields ?? { '': error.message });
        const told = reasons.map(([field, reason]) => (field ? `${field}: ${reason}` : reason));
        faults[`${collection.name}/${entity.id}`] = told.join('; ');
      }
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return changed;
}
