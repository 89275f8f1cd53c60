import type { Field } from '../../contract/collections/field.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { jsonSchemaOf } from '../openapi/collections.ts';
import type { Collection } from './collection.ts';
import { collections } from './collections/index.ts';
import { filteredFields } from './list/filters.ts';
import { sortedFields } from './list/order.ts';

const withSchema = (fields: Readonly<Record<string, Field>>) => ({
  fields,
  schema: jsonSchemaOf(fields),
});

function describeCollection(collection: Collection): CollectionDescription {
  const { name, description } = collection;
  const { one, many, help, isFixed, title, alias, shows, searches, rules = [] } = description;
  const variants = Object.entries(description.variants ?? {});
  return {
    name,
    one,
    many,
    help: help ?? null,
    is_fixed: isFixed === true,
    title,
    alias: alias ?? 'alias',
    shows: [...shows],
    searches: [...searches],
    filters: filteredFields(collection),
    sorts: sortedFields(collection),
    rules: rules.map(({ field, fault }) => ({ field, fault })),
    ...withSchema(description.fields),
    variants: Object.fromEntries(
      variants.map(([code, { label, fields }]) => [code, { label, ...withSchema(fields) }]),
    ),
  };
}

/** Every collection, for whoever makes a screen or a script from it. */
export const describeCollections = () => ({
  items: collections.map(describeCollection),
  total: collections.length,
});
