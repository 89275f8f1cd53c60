/**
 * Drafts of a set may refer to entities that do not exist yet: `{"draft": 12}` stands for the id of the
 * entity that the draft becomes.
 */
import * as v from 'valibot';
import type { Fields } from '../collection.ts';
import { draftReference } from '../drafts/named.ts';
import { invalid } from '../faults.ts';

/** A value in which ids of published drafts replace the draft numbers. */
function resolved(value: unknown, ids: ReadonlyMap<number, number>, unknown: Set<number>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, ids, unknown));
  if (typeof value !== 'object' || value === null) return value;
  if (v.is(draftReference, value)) {
    const id = ids.get(value.draft);
    if (id === undefined) unknown.add(value.draft);
    return id ?? value;
  }
  const entries = Object.entries(value).map(([name, one]) => [name, resolved(one, ids, unknown)]);
  return Object.fromEntries(entries);
}

/**
 * The data of a draft with real ids.
 * @param ids of the entities that drafts of the set have become, by draft.
 * @throws Failure `invalid` at fields that refer to a draft without an entity.
 */
export function withRealIds(data: Fields, ids: ReadonlyMap<number, number>): Fields {
  const faults: Record<string, string> = {};
  const entries = Object.entries(data).map(([field, value]) => {
    const unknown = new Set<number>();
    const real = resolved(value, ids, unknown);
    const [first] = unknown;
    if (first !== undefined)
      faults[field] = `Черновик №\u00a0${first} с\u00a0набором не\u00a0публикуется`;
    return [field, real];
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return Object.fromEntries(entries);
}
