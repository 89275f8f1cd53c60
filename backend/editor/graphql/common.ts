/** Types that belong to no collection. */
import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
} from 'graphql';
import type { GraphContext } from './context.ts';

/** The type without null. */
export const required = (type: GraphQLOutputType) =>
  new GraphQLNonNull(type instanceof GraphQLNonNull ? type.ofType : type);

/** An object whose fields resolve to the stored values. */
const plain = (name: string, description: string, fields: Record<string, GraphQLOutputType>) =>
  new GraphQLObjectType<unknown, GraphContext>({
    name,
    description,
    fields: Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, { type }])),
  });

export const pictureType = plain('Picture', 'Картинка', {
  src: required(GraphQLString),
  alt: required(GraphQLString),
  width: required(GraphQLInt),
  height: required(GraphQLInt),
});

const liveType = plain('Live', 'Что видят читатели: адрес и\u00a0ревизия', {
  url: GraphQLString,
  revision: required(GraphQLInt),
});

const heldType = plain('Held', 'Почему сайт этого не\u00a0показывает', {
  field: GraphQLString,
  reason: required(GraphQLString),
});

const draftType = plain('DraftNote', 'Черновик записи', {
  id: required(GraphQLInt),
  author: required(GraphQLString),
  error: GraphQLString,
  publish_at: GraphQLString,
  updated_at: required(GraphQLString),
});

const takedownType = plain(
  'Takedown',
  'Когда запись снимут с\u00a0публикации или с\u00a0каким набором',
  {
    at: GraphQLString,
    set_id: GraphQLInt,
    detach: required(GraphQLBoolean),
    author: required(GraphQLString),
    error: GraphQLString,
  },
);

/** The types of the fields about what readers see. */
export const shownTypes = {
  live: liveType,
  held: heldType,
  draft: draftType,
  takedown: takedownType,
} as const;

/** Fields that every entity has. */
export const commonFields: GraphQLFieldConfigMap<unknown, GraphContext> = {
  id: { type: required(GraphQLInt) },
  alias: { type: required(GraphQLString) },
  url: { type: GraphQLString, description: 'Адрес страницы' },
  updated_at: { type: required(GraphQLString) },
  revision: { type: required(GraphQLInt) },
};
