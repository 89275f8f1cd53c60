import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import * as calls from '../../../contract/calls/articles.ts';
import { routes } from '../../../src/config/routes.ts';
import { alphabetically } from '../../db/alphabetically.ts';
import { categories, categoryCounts, tagCounts, tags } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { inOrder } from '../../db/in-order.ts';
import { notFound } from '../../failure.ts';
import { implement } from '../../handler.ts';
import type { ShownArticles } from '../../kept-replies/article-changes.ts';
import { idsOn, totalOf } from './article-ids.ts';
import { articleNamed, articlesWith, listedWith } from './article-rows.ts';
import { cardsBeside } from './cards-beside.ts';
import { readHeading } from './documents.ts';
import { entityFields } from './links.ts';

async function foundNamed(db: Database, alias: string) {
  const found = await articleNamed(db, alias);
  if (!found) throw notFound('Статья', 'не\u00a0найдена');
  return found;
}

/** A page of a list; `read` turns its ids into items. */
async function pageOf<Item>(
  db: Database,
  params: v.InferOutput<typeof calls.articles.params>,
  read: (db: Database, ids: readonly number[]) => Promise<Item[]>,
) {
  const { count, page } = params;
  const filter = {
    section: params['filter[section]'],
    tags: params['filter[tags]'],
    ids: params['filter[ids]'],
  };
  const ids = await idsOn(db, filter, { count, page });
  const isAll = page === 1 && ids.length < count;
  return {
    items: await read(db, ids),
    total: isAll ? ids.length : await totalOf(db, filter),
    page,
    count,
  };
}

type Numbered = { readonly id: number };

/** What a list depends on: its items, and whether they are still the ones of this page. */
const ofList = ({ items }: { readonly items: readonly Numbered[] }): ShownArticles => ({
  ids: items.map(({ id }) => id),
  mayMove: true,
});

const list = implement(calls.articles, (params, { db }) => pageOf(db, params, listedWith), ofList);

const full = implement(
  calls.articlesFull,
  (params, { db }) => pageOf(db, params, articlesWith),
  ofList,
);

const one = implement(
  calls.articleByAlias,
  ({ alias }, { db }) => foundNamed(db, alias),
  ({ id }) => ({ ids: [id], mayMove: false }),
);

const show = implement(
  calls.articleShow,
  async ({ alias }, { db }) => {
    const item = await foundNamed(db, alias);
    return { item, ...(await cardsBeside(db, item)) };
  },
  ({ item, related, previous, next }) =>
    ofList({ items: [item, ...related, previous, next].filter((one) => one !== null) }),
);

const tagList = implement(calls.articleTags, async (_params, { db }) => {
  const rows = await db
    .select({ tag: tags, articles: tagCounts.articles })
    .from(tags)
    .leftJoin(tagCounts, eq(tagCounts.tagId, tags.id))
    .orderBy(...alphabetically(tags));
  const items = rows.map(({ tag, articles: total }) => ({
    ...entityFields(tag, routes.tag(tag.alias)),
    title: tag.title,
    articles: total ?? 0,
  }));
  return { items, total: items.length };
});

const page = implement(calls.articlePage, async (_params, { db }) => {
  const heading = await readHeading(db, 'article.page');
  const rows = await db
    .select({ category: categories, articles: categoryCounts.articles })
    .from(categories)
    .leftJoin(categoryCounts, eq(categoryCounts.categoryId, categories.id))
    .orderBy(...inOrder(categories));
  const sections = rows.map(({ category, articles: total }) => ({
    ...entityFields(category, routes.category(category.alias)),
    title: category.title,
    lead: category.lead,
    cover: category.cover,
    articles: total ?? 0,
  }));
  return { ...heading, sections };
});

export const articleHandlers = [list, full, one, show, tagList, page];
