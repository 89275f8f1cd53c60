/** The edited fields of a form. */
import { hashKey } from '@tanstack/react-query';
import type { Fields } from '../../contract/collections/field.ts';
import { bodyOf } from '../data/entity-body.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A field before and after an edit. */
export type Change = { readonly base: unknown; readonly value: unknown };

export type Changes = Readonly<Record<string, Change>>;

/** Deep equality, regardless of the order of keys. */
export const isSame = (one: unknown, other: unknown): boolean =>
  hashKey([one ?? null]) === hashKey([other ?? null]);

/** The fields that differ, compared as they would be sent. */
export function changesOf(fields: Fields, base: Values, values: Values): Changes {
  const before = bodyOf(fields, base);
  const after = bodyOf(fields, values);
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const change = { base: before[name] ?? null, value: after[name] ?? null };
      return isSame(change.base, change.value) ? [] : [[name, change]];
    }),
  );
}

/** The values of the changed fields before the changes, or after them. */
export const sideOf = (changes: Changes, side: keyof Change): Values =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[side]]));

/**
 * Whether a record has these changes already: they were saved, but the form could not learn of it
 * in time.
 */
export function isSaved(fields: Fields, record: Values, changes: Changes): boolean {
  const body = bodyOf(fields, record);
  return Object.entries(changes).every(([name, { value }]) => isSame(body[name], value));
}

/** The revision of the entity, or of the draft itself. */
export function revisionOf(record: unknown): number | null {
  const { revision, draft } = (record ?? {}) as { revision?: unknown; draft?: unknown };
  const own = (draft as { revision?: unknown } | null | undefined)?.revision ?? revision;
  return typeof own === 'number' ? own : null;
}
