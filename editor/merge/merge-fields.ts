/** Two people have edited the same: what becomes of each field. */
import type { Fields } from '../../contract/collections/field.ts';
import { bodyOf } from '../data/entity-body.ts';
import { changesOf, isSame, type Values } from '../kept/changes.ts';

/** A field that both have changed, each to something else. */
export type Conflict = {
  readonly field: string;
  readonly label: string;
  readonly isRich: boolean;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

export type Sides = {
  /** What both have begun with. */
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
};

export type Merged = {
  /** Their state with my changes, wherever they have not touched the same field. */
  readonly values: Values;
  readonly conflicts: readonly Conflict[];
  /** Labels of the fields that only they have changed. */
  readonly taken: readonly string[];
};

/** A field that only one side has changed is theirs or mine; one that both have is a conflict. */
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
