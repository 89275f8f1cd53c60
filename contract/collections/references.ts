/** The references between collections, derived from the descriptions, which are their only list. */
import { CONTENT_COLLECTIONS, type ContentCollection } from '../schemas/hook.ts';
import { descriptions } from './all.ts';
import type { Field } from './field.ts';

/** A field of a collection that refers to entities of another one. */
export type Reference = {
  readonly collection: ContentCollection;
  readonly field: string;
  readonly kind: 'reference' | 'references' | 'aliases';
};

function pointsTo(field: Field, to: ContentCollection): Reference['kind'] | null {
  switch (field.kind) {
    case 'reference':
    case 'references':
    case 'aliases':
      return field.to === to ? field.kind : null;
    default:
      return null;
  }
}

/** The fields of all collections that refer to entities of one. */
export const referencesTo = (to: ContentCollection): readonly Reference[] =>
  CONTENT_COLLECTIONS.flatMap((collection) =>
    Object.entries(descriptions[collection].fields).flatMap(([name, field]) => {
      const kind = pointsTo(field, to);
      return kind === null ? [] : [{ collection, field: name, kind }];
    }),
  );

/**
 * Whether a deleted entity can be removed from the field. A list becomes shorter; a field with a
 * single entity would be empty, so it prevents the deletion.
 */
export const isDetachable = ({ kind }: Reference): boolean => kind !== 'reference';
