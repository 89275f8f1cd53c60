/** Merges two edits of the same entity, field by field. */
import type { Fields } from '../../contract/collections/field.ts';
import { bodyOf } from '../data/entity-body.ts';
import { changesOf, isSame, type Values } from '../kept/changes.ts';

/** A field that both sides have changed to different values. */
export type Conflict = {
  readonly field: string;
  readonly label: string;
  readonly isRich: boolean;
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
  /** Labels of the fields that only they have changed. */
  readonly taken: readonly string[];
};

/** Takes a field from the only side that changed it; a field changed by both is a conflict. */
export function mergeFields(fields: Fields, { base, mine, theirs }: Sides): Merged {
  const own = changesOf(fields, base, mine);
  const other = changesOf(fields, base, theirs);
  const labelOf = (field: string) => fields[field]?.label ?? field;
  const both = Object.keys(own).filter((field) => {
    const change = other[field];
    return change && !isSame(change.value, own[field]?.value);
  });
  const body = bodyOf(fields, mine);
  const values = Object.fromEntries(
    Object.keys(own).flatMap((field) => (both.includes(field) ? [] : [[field, body[field]]])),
  );
  return {
    values: { ...theirs, ...values },
    conflicts: both.map((field) => ({
      field,
      label: labelOf(field),
      isRich: fields[field]?.kind === 'rich-text',
      base: own[field]?.base ?? null,
      mine: own[field]?.value ?? null,
      theirs: other[field]?.value ?? null,
    })),
    taken: Object.keys(other)
      .filter((field) => !(field in own))
      .map(labelOf),
  };
}
