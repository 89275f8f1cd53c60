/** Arguments of lists: paging everywhere, and at the root those of `GET /editor/<collection>`. */
import {
  GraphQLInt,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
} from 'graphql';
import * as v from 'valibot';
import { stateFilters } from '../../../contract/collections/state-filters.ts';
import type { Collection } from '../collection.ts';
import { checkInput } from '../faults.ts';
import { filteredFields } from '../list/filters.ts';

const COUNT_MAX = 200;
const PAGE_MAX = 100_000;

export const pagingArguments = {
  page: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 1 },
  count: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 20 },
} as const satisfies GraphQLFieldConfigArgumentMap;

const filter = (description: string | undefined) => ({ type: GraphQLString, description });

/** The arguments of a collection's list: filters have the same syntax as in the REST call. */
export const listArguments = (collection: Collection): GraphQLFieldConfigArgumentMap => ({
  ...pagingArguments,
  search: { type: GraphQLString, description: 'Слова в\u00a0любом порядке и\u00a0форме' },
  sort: { type: GraphQLString, description: 'Поле; с\u00a0минусом по\u00a0убыванию' },
  ids: { type: GraphQLString, description: 'Номера через запятую' },
  ...Object.fromEntries(
    filteredFields(collection).map((name) => [name, filter(collection.fields(null)[name]?.label)]),
  ),
  ...Object.fromEntries(
    Object.entries(stateFilters).map(([name, { label }]) => [name, filter(label)]),
  ),
});

const pagingInput = v.object({
  page: v.pipe(v.number(), v.minValue(1), v.maxValue(PAGE_MAX)),
  count: v.pipe(v.number(), v.minValue(1), v.maxValue(COUNT_MAX)),
});

/** Paging within the bounds of a list. @throws Failure `invalid` for anything else. */
export const pagingOf = ({ page, count }: Record<string, unknown>) =>
  checkInput(pagingInput, { page, count });
