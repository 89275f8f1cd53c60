import type { Fields } from '../../contract/collections/field.ts';
import { isDetachable, referencesTo } from '../../contract/collections/references.ts';
import { stateFilters } from '../../contract/collections/state-filters.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import type { Collection } from './collection.ts';
import { collections } from './collections/index.ts';
import { filteredFields } from './list/filters.ts';
import { sortedFields } from './list/order.ts';

type SchemaOf = (fields: Fields) => CollectionDescription['schema'];

function describeCollection(collection: Collection, schemaOf: SchemaOf): CollectionDescription {
  const { name, description } = collection;
  const { one, many, menu, help, isFixed, title, alias, shows, searches, rules = [] } = description;
  const { isCited, belongings = {} } = description;
  const references = Map.groupBy(referencesTo(name), isDetachable);
  const places = (detachable: boolean) =>
    (references.get(detachable) ?? []).map(({ collection: from, field }) => ({
      collection: from,
      field,
    }));
  const described = (fields: Fields) => ({ fields, schema: schemaOf(fields) });
  const variants = Object.entries(description.variants ?? {});
  return {
    name,
    one,
    many,
    menu,
    help: help ?? null,
    is_fixed: isFixed === true,
    title,
    alias: alias ?? 'alias',
    shows: [...shows],
    searches: [...searches],
    filters: filteredFields(collection),
    state_filters: stateFilters,
    sorts: sortedFields(collection),
    deleting: {
      refused_by: places(false),
      detached_from: places(true),
      is_cited: isCited === true,
      takes: Object.values(belongings),
    },
    rules: rules.map(({ field, fault }) => ({ field, fault })),
    ...described(description.fields),
    variants: Object.fromEntries(
      variants.map(([code, { label, fields }]) => [code, { label, ...described(fields) }]),
    ),
  };
}

/** Every collection, for clients that build a screen or a script from it. */
export async function describeCollections() {
  // The schema converter is loaded on demand: a start does not need it.
  const { jsonSchemaOf } = await import('../openapi/collections.ts');
  return {
    items: collections.map((one) => describeCollection(one, jsonSchemaOf)),
    total: collections.length,
  };
}
