import * as v from 'valibot';
import type { Field } from '../collections/field.ts';
import { list } from '../fields.ts';
import { CONTENT_COLLECTIONS } from './hook.ts';

/** Sections of the editors' menu, in its order. */
export const MENU_SECTIONS = ['Журнал', 'Линзы', 'Помощь', 'Клуб', 'Сайт'] as const;

export type MenuSection = (typeof MENU_SECTIONS)[number];

/**
 * A field as defined in `contract/collections/field.ts`: `kind`, `label` and the properties of its
 * kind.
 */
const field = v.custom<Field>((value) =>
  v.is(v.looseObject({ kind: v.string(), label: v.string() }), value),
);

/** A field of a collection that refers to entities of the described one. */
const reference = v.object({ collection: v.picklist(CONTENT_COLLECTIONS), field: v.string() });

const described = {
  /** In the order of a form. */
  fields: v.record(v.string(), field),
  /** JSON Schema of an entity's body. */
  schema: v.record(v.string(), v.unknown()),
};

/** A collection as it is edited. */
export const collectionDescription = v.object({
  name: v.picklist(CONTENT_COLLECTIONS),
  /** «Статья». */
  one: v.string(),
  /** «Статьи». */
  many: v.string(),
  /** The section of the editors' menu that lists it. */
  menu: v.picklist(MENU_SECTIONS),
  help: v.nullable(v.string()),
  /** Whether entities can only be replaced. */
  is_fixed: v.boolean(),
  /** The field that names an entity to people; where `is_fixed`, only lists have it. */
  title: v.string(),
  /** The field with the alias. */
  alias: v.string(),
  /** Fields of a list’s items. */
  shows: v.array(v.string()),
  searches: v.array(v.string()),
  /** Fields that a list filters by, each as a query parameter of that name. */
  filters: v.array(v.string()),
  /** Further filters by states, which are not fields of an entity. */
  state_filters: v.record(v.string(), field),
  /** Fields for `sort`. */
  sorts: v.array(v.string()),
  /** The effects of deleting an entity. */
  deleting: v.object({
    /** Fields that prevent it while they refer to the entity. */
    refused_by: v.array(reference),
    /** Lists from which it removes the entity: only with `detach=1`, and until it is restored. */
    detached_from: v.array(reference),
    /** Whether texts that cite the entity prevent it. */
    is_cited: v.boolean(),
    /** Labels of data that is deleted and restored with the entity. */
    takes: v.array(v.string()),
  }),
  /** Conditions on several fields. */
  rules: v.array(v.object({ field: v.string(), fault: v.string() })),
  ...described,
  /** Fields by entity, where entities of a collection differ. */
  variants: v.record(v.string(), v.object({ label: v.string(), ...described })),
});

export const collectionDescriptions = list(collectionDescription);

export type CollectionDescription = v.InferOutput<typeof collectionDescription>;
