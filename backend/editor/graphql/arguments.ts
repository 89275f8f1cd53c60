/** Arguments of lists: paging everywhere, and in the root what `GET /editor/<collection>` takes. */
import {
  GraphQLInt,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
} from 'graphql';
import type { Collection } from '../collection.ts';
import { filteredFields } from '../list/filters.ts';

const COUNT_MAX = 200;
const PAGE_MAX = 100_000;

export const pagingArguments = {
  page: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 1 },
  count: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 20 },
} as const satisfies GraphQLFieldConfigArgumentMap;

/** The arguments of a collection's list: filters are written as in a query of the REST call. */
export const listArguments = (collection: Collection): GraphQLFieldConfigArgumentMap => ({
  ...pagingArguments,
  search: { type: GraphQLString, description: 'Слова в\u00a0любом порядке и\u00a0форме' },
  sort: { type: GraphQLString, description: 'Поле; с\u00a0минусом по\u00a0убыванию' },
  ids: { type: GraphQLString, description: 'Номера через запятую' },
  ...Object.fromEntries(
    filteredFields(collection).map((name) => [
      name,
      { type: GraphQLString, description: collection.fields(null)[name]?.label },
    ]),
  ),
});

const within = (value: unknown, most: number, byDefault: number) =>
  Math.min(Math.max(typeof value === 'number' ? value : byDefault, 1), most);

/** Paging within bounds: a query that asks for more gets the most there is. */
export const pagingOf = ({ page, count }: Record<string, unknown>) => ({
  page: within(page, PAGE_MAX, 1),
  count: within(count, COUNT_MAX, 20),
});
