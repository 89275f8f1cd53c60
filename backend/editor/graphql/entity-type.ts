/** The type of a collection's entities: their fields, referenced entities, and referring ones. */
import {
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
} from 'graphql';
import { fieldName, referenceName } from '../../../contract/collections/graph-names.ts';
import { descriptions } from '../../../contract/collections/all.ts';
import type { Field, Fields } from '../../../contract/collections/field.ts';
import { referencesTo, type Reference } from '../../../contract/collections/references.ts';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { pagingArguments, pagingOf } from './arguments.ts';
import { commonFields, required, shownTypes } from './common.ts';
import type { EntityPage, GraphContext } from './context.ts';
import { fieldTypes } from './field-type.ts';
import { PAGE_ITEMS } from './limits.ts';
import { capitalised, typeName } from './names.ts';

type EntityFields = GraphQLFieldConfigMap<EditedEntity, GraphContext>;
type EntityField = GraphQLFieldConfig<EditedEntity, GraphContext>;
type EntityType = GraphQLObjectType<EditedEntity, GraphContext>;

export type Types = {
  readonly entity: (collection: ContentCollection) => EntityType;
  readonly page: (collection: ContentCollection) => GraphQLObjectType<EntityPage, GraphContext>;
};

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isFound = <T>(value: T | null): value is T => value !== null;

/** Fields about what readers see, batched for all entities of a list. */
const shownFields = (collection: ContentCollection): EntityFields =>
  Object.fromEntries(
    Object.entries(shownTypes).map(([name, type]) => [
      name,
      {
        type,
        resolve: async (entity, _args, { loaders }) =>
          (await loaders.shown(collection).load(entity))[name],
      },
    ]),
  );

/** The entities that a field refers to; deleted ones are left out. */
function namedBy(name: string, field: Field, types: Types): [string, EntityField][] {
  if (!('to' in field) || field.kind === 'address') return [];
  const { to, label: description } = field;
  const type = types.entity(to);
  if (field.kind === 'reference') {
    const resolve: EntityField['resolve'] = (entity, _args, { loaders }) => {
      const id = entity[name];
      return typeof id === 'number' ? loaders.entity(to).load(id) : null;
    };
    return [[referenceName(name), { type, description, resolve }]];
  }
  const resolve: EntityField['resolve'] = async (entity, _args, { loaders }) => {
    const given = listed(entity[name]);
    const aliases = given.filter((one) => typeof one === 'string');
    const ids = await Promise.all(aliases.map((alias) => loaders.idByAlias(to).load(alias)));
    const all = [...given, ...ids].filter((id) => typeof id === 'number');
    return (await Promise.all(all.map((id) => loaders.entity(to).load(id)))).filter(isFound);
  };
  return [[name, { type: required(new GraphQLList(required(type))), description, resolve }]];
}

/** The entities of another collection that refer to this one, in pages. */
function naming(to: ContentCollection, by: Reference, types: Types): EntityField {
  return {
    type: required(types.page(by.collection)),
    description: `${descriptions[by.collection].many}, в\u00a0которых это есть`,
    args: pagingArguments,
    async resolve(entity, args, { loaders }): Promise<EntityPage> {
      const { ids, total } = await loaders.referring(to, by, pagingOf(args)).load(entity.id);
      const found = await Promise.all(ids.map((id) => loaders.entity(by.collection).load(id)));
      return { items: found.filter(isFound), total };
    },
  };
}

/** Field names of referring entities: with the referring field where two would share a name. */
function referring(collection: ContentCollection, own: ReadonlySet<string>) {
  const references = referencesTo(collection);
  const names = references.map((by) => fieldName(by.collection));
  return references.map((by, at): [string, Reference] => {
    const name = names[at] ?? '';
    const isOnly = names.indexOf(name) === names.lastIndexOf(name) && !own.has(name);
    return [isOnly ? name : `${name}_by_${referenceName(by.field)}`, by];
  });
}

/** Fields of all variants: an entity has only those of its own. */
function variantFields(collection: ContentCollection): EntityFields {
  const variants = Object.entries(descriptions[collection].variants ?? {});
  return Object.fromEntries(
    variants.map(([code, { label, fields }]) => {
      const name = typeName(collection) + capitalised(code);
      const type = new GraphQLObjectType<unknown, GraphContext>({
        name,
        description: label,
        fields: fieldTypes(name, fields),
      });
      const resolve: EntityField['resolve'] = (entity) => (entity.alias === code ? entity : null);
      return [code.replaceAll('.', '_'), { type, description: label, resolve }];
    }),
  );
}

function fieldsOf(collection: ContentCollection, fields: Fields, types: Types): EntityFields {
  const stored = {
    ...fieldTypes(typeName(collection), fields),
    ...variantFields(collection),
    ...commonFields,
    ...shownFields(collection),
  };
  const entries = Object.entries(fields);
  const named = Object.fromEntries(entries.flatMap(([name, one]) => namedBy(name, one, types)));
  const own = new Set([...Object.keys(stored), ...Object.keys(named)]);
  const others = referring(collection, own).map(([name, by]): [string, EntityField] => [
    name,
    naming(collection, by, types),
  ]);
  return { ...stored, ...named, ...Object.fromEntries(others) };
}

/** The type of one entity of a collection. */
export const entityType = (collection: ContentCollection, types: Types): EntityType => {
  const { one, fields } = descriptions[collection];
  return new GraphQLObjectType<EditedEntity, GraphContext>({
    name: typeName(collection),
    description: one,
    // Types refer to each other in cycles, so fields are resolved when all types exist.
    fields: () => fieldsOf(collection, fields, types),
  });
};

/** One page of a collection. */
export const pageType = (collection: ContentCollection, types: Types) =>
  new GraphQLObjectType<EntityPage, GraphContext>({
    name: `${typeName(collection)}Page`,
    description: descriptions[collection].many,
    fields: () => ({
      items: {
        type: required(new GraphQLList(required(types.entity(collection)))),
        extensions: PAGE_ITEMS,
      },
      total: { type: required(GraphQLInt) },
    }),
  });
