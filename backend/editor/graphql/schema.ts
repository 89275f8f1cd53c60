/** The read-only schema, generated from the descriptions. */
import {
  GraphQLObjectType,
  GraphQLNonNull,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
} from 'graphql';
import { entityFieldName, fieldName } from '../../../contract/collections/graph-names.ts';
import { descriptions } from '../../../contract/collections/all.ts';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../../contract/schemas/hook.ts';
import { collectionNamed } from '../collections/index.ts';
import { asEntities, rowOf } from '../entities.ts';
import { listEntities } from '../list/list.ts';
import { listArguments, pagingOf } from './arguments.ts';
import { required } from './common.ts';
import { contentCheckField } from './content-check.ts';
import type { EntityPage, GraphContext } from './context.ts';
import { entityType, pageType, type Types } from './entity-type.ts';

type RootField = GraphQLFieldConfig<unknown, GraphContext>;

/** Caches one value per collection, created on first use. */
function each<T>(make: (collection: ContentCollection) => T) {
  const made = new Map<ContentCollection, T>();
  return (collection: ContentCollection): T => {
    const found = made.get(collection) ?? make(collection);
    made.set(collection, found);
    return found;
  };
}

const types: Types = {
  entity: each((collection) => entityType(collection, types)),
  page: each((collection) => pageType(collection, types)),
};

/** Without nulls: clients send null for a variable that is not set. */
const givenOf = (args: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));

/** A page of a collection: searched, filtered and sorted like `GET /editor/<collection>`. */
function listField(name: ContentCollection): RootField {
  const collection = collectionNamed(name);
  return {
    type: required(types.page(name)),
    description: descriptions[name].many,
    args: listArguments(collection),
    resolve: (_source, args: Record<string, unknown>, context): Promise<EntityPage> =>
      listEntities(context, collection, { ...givenOf(args), ...pagingOf(args), full: '1' }),
  };
}

/** One entity, by id or alias; null when there is none. */
function entityField(name: ContentCollection): RootField {
  const collection = collectionNamed(name);
  return {
    type: types.entity(name),
    description: descriptions[name].one,
    args: { id: { type: new GraphQLNonNull(GraphQLString), description: 'Номер или адрес' } },
    async resolve(_source, { id }: { id: string }, { db }): Promise<EditedEntity | null> {
      const row = await rowOf(db, collection, id);
      return row ? ((await asEntities(db, collection, [row]))[0] ?? null) : null;
    },
  };
}

export const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, GraphContext>({
    name: 'Query',
    fields: {
      ...Object.fromEntries(
        CONTENT_COLLECTIONS.flatMap((name) => [
          [fieldName(name), listField(name)],
          [entityFieldName(name, descriptions[name].isFixed === true), entityField(name)],
        ]),
      ),
      content_check: contentCheckField,
    },
  }),
});
