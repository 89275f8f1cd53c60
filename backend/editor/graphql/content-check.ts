/** The content check as a root field. */
import {
  GraphQLEnumType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
} from 'graphql';
import { CHECK_KINDS, type CheckName } from '../../../contract/collections/check-kinds.ts';
import { checkContent, type ContentCheck } from '../content-check/check.ts';
import type { Finding } from '../content-check/compared.ts';
import { pagingArguments, pagingOf } from './arguments.ts';
import { required } from './common.ts';
import type { GraphContext } from './context.ts';

const kindType = new GraphQLEnumType({
  name: 'CheckKind',
  description: 'На\u00a0что стоит посмотреть',
  values: Object.fromEntries(
    Object.entries(CHECK_KINDS).map(([name, description]) => [name, { description }]),
  ),
});

const findingType = new GraphQLObjectType<Finding, GraphContext>({
  name: 'Finding',
  description: 'На\u00a0что посмотреть, и\u00a0где',
  fields: {
    collection: { type: required(GraphQLString) },
    id: { type: GraphQLInt, description: 'Пусто у\u00a0черновика новой записи' },
    draft: { type: GraphQLInt, description: 'Номер черновика, если дело в\u00a0нём' },
    alias: { type: required(GraphQLString) },
    title: { type: required(GraphQLString) },
    field: { type: GraphQLString, description: 'Путь к\u00a0полю' },
    words: { type: required(GraphQLString), description: 'Что именно' },
  },
});

type Counted = { readonly kind: CheckName; readonly count: number };

const countType = new GraphQLObjectType<Counted, GraphContext>({
  name: 'CheckCount',
  fields: { kind: { type: required(kindType) }, count: { type: required(GraphQLInt) } },
});

type FindingPage = { readonly items: readonly Finding[]; readonly total: number };

const pageType = new GraphQLObjectType<FindingPage, GraphContext>({
  name: 'FindingPage',
  fields: {
    items: { type: required(new GraphQLList(required(findingType))) },
    total: { type: required(GraphQLInt) },
  },
});

const checkType = new GraphQLObjectType<ContentCheck, GraphContext>({
  name: 'ContentCheck',
  description: 'Проверка содержания',
  fields: {
    waiting: { type: required(GraphQLInt), description: 'Сколько записей ещё не\u00a0проверено' },
    counts: {
      type: required(new GraphQLList(required(countType))),
      resolve: ({ findings }) =>
        [...findings].map(([kind, { length: count }]): Counted => ({ kind, count })),
    },
    findings: {
      type: required(pageType),
      args: { kind: { type: new GraphQLNonNull(kindType) }, ...pagingArguments },
      resolve({ findings }, { kind, ...paging }: { kind: CheckName }): FindingPage {
        const { page, count } = pagingOf(paging);
        const all = findings.get(kind) ?? [];
        return { items: all.slice((page - 1) * count, page * count), total: all.length };
      },
    },
  },
});

/** The findings of the content check, after a short time for catching up. */
export const contentCheckField: GraphQLFieldConfig<unknown, GraphContext> = {
  type: required(checkType),
  description: 'Проверка содержания: что стоит поправить',
  resolve: (_source, _args, { db, now }) => checkContent(db, now),
};
