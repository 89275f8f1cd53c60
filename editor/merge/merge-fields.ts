/** Merges two edits of the same entity, field by field; rich texts block by block. */
import type { Field, Fields } from '../../contract/collections/field.ts';
import { bodyOf } from '../data/entity-body.ts';
import { changesOf, isSame, type Change, type Values } from '../kept/changes.ts';
import { mergeTexts } from './merge-texts.ts';

/** A field that both sides have changed to different values which do not merge. */
export type Conflict = {
  readonly field: string;
  readonly label: string;
  readonly isRich: boolean;
  readonly of?: Field | undefined;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

export type Sides = {
  /** The values that both sides began with. */
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
};

export type Merged = {
  /** Their version with my changes, except for conflicting fields. */
  readonly values: Values;
  readonly conflicts: readonly Conflict[];
  /** Labels of the fields with changes of theirs. */
  readonly taken: readonly string[];
};

const written = (value: unknown) => (typeof value === 'string' ? value : '');

/** A rich text that both have changed; null when they have changed the same block. */
const textOf = (own: Change, other: Change) =>
  mergeTexts({
    base: written(own.base),
    mine: written(own.value),
    theirs: written(other.value),
  });

/**
 * Takes a field from the only side that changed it, and blocks of a rich text likewise. Anything
 * else that both have changed is a conflict.
 */
export function mergeFields(fields: Fields, { base, mine, theirs }: Sides): Merged {
  const own = changesOf(fields, base, mine);
  const other = changesOf(fields, base, theirs);
  const labelOf = (field: string) => fields[field]?.label ?? field;
  const isRich = (field: string) => fields[field]?.kind === 'rich-text';
  const texts: Record<string, string> = {};
  const both = Object.entries(own).flatMap(([field, ours]) => {
    const change = other[field];
    if (!change || isSame(change.value, ours.value)) return [];
    const text = isRich(field) ? textOf(ours, change) : null;
    if (text === null) return [field];
    texts[field] = text;
    return [];
  });
  const body = bodyOf(fields, { ...mine, ...texts });
  const values = Object.fromEntries(
    Object.keys(own).flatMap((field) => (both.includes(field) ? [] : [[field, body[field]]])),
  );
  return {
    values: { ...theirs, ...values },
    conflicts: both.map((field) => ({
      field,
      label: labelOf(field),
      isRich: isRich(field),
      of: fields[field],
      base: own[field]?.base ?? null,
      mine: own[field]?.value ?? null,
      theirs: other[field]?.value ?? null,
    })),
    taken: Object.keys(other)
      .filter((field) => !(field in own) || field in texts)
      .map(labelOf),
  };
}
