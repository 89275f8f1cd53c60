/** An entity as lists show it. */
import { entityTitle } from '../../../contract/collections/entity-title.ts';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { Collection } from '../collection.ts';

/** The entity with the fields that lists show. */
export function asCard(
  { name: collection, description, fixed }: Collection,
  entity: EditedEntity,
): EditedEntity {
  const { id, alias, url, updated_at, revision } = entity;
  const shown = description.shows.map((name) => [name, entity[name]]);
  // A document's title comes from its description, not from a field.
  if (fixed) shown.push(['title', entityTitle(collection, entity)]);
  return { ...Object.fromEntries(shown), id, alias, url, updated_at, revision };
}

/** Without the links that a card does not show. */
export const shownOnly = (collection: Collection): Collection => ({
  ...collection,
  links:
    collection.links?.filter(({ field }) => collection.description.shows.includes(field)) ?? [],
});

/** The columns of a card; undefined if one column holds several fields. */
export function cardColumns({ description, alias, toFields }: Collection): Set<string> | undefined {
  return toFields
    ? undefined
    : new Set(['id', 'revision', 'updated_at', alias.name, ...description.shows]);
}
