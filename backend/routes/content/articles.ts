import { and, asc, count, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm';
import * as calls from '../../../contract/calls/articles.ts';
import { routes } from '../../../src/config/routes.ts';
import { articles, articleTags, categories, tags } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../failure.ts';
import { implement } from '../../handler.ts';
import {
  asArticles,
  asCards,
  newestFirst,
  oldestFirst,
  selectArticles,
  selectCards,
} from './article-rows.ts';
import { readHeading } from './documents.ts';
import { entityFields } from './links.ts';
import { relatedCards } from './related-articles.ts';

async function articleNamed(db: Database, alias: string) {
  const [found] = await asArticles(db, await selectArticles(db).where(eq(articles.alias, alias)));
  if (!found) throw notFound('Статья', 'не найдена');
  return found;
}

/** Filters as SQL: by section alias, by any of the tags, or single articles. */
function filters(
  db: Database,
  section: string | undefined,
  wanted: string[],
  ids: number[] | null,
): SQL | undefined {
  const tagged = db
    .select({ id: articleTags.articleId })
    .from(articleTags)
    .innerJoin(tags, eq(tags.id, articleTags.tagId))
    .where(inArray(tags.alias, wanted));
  return and(
    section ? eq(categories.alias, section) : undefined,
    wanted.length > 0 ? inArray(articles.id, tagged) : undefined,
    ids ? inArray(articles.id, ids) : undefined,
  );
}

async function countOf(db: Database, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .where(where);
  return counted?.total ?? 0;
}

const list = implement(calls.articles, async (params, { db }) => {
  const where = filters(
    db,
    params['filter[section]'],
    params['filter[tags]'],
    params['filter[ids]'],
  );
  const rows = await selectArticles(db)
    .where(where)
    .orderBy(...newestFirst)
    .limit(params.count)
    .offset((params.page - 1) * params.count);
  const isAll = params.page === 1 && rows.length < params.count;
  return {
    items: await asArticles(db, rows),
    total: isAll ? rows.length : await countOf(db, where),
    page: params.page,
    count: params.count,
  };
});

const one = implement(calls.articleByAlias, ({ alias }, { db }) => articleNamed(db, alias));

const show = implement(calls.articleShow, async ({ alias }, { db }) => {
  const item = await articleNamed(db, alias);
  const { published_on: day, id } = item;
  const earlier = or(
    lt(articles.publishedOn, day),
    and(eq(articles.publishedOn, day), lt(articles.id, id)),
  );
  const later = or(
    gt(articles.publishedOn, day),
    and(eq(articles.publishedOn, day), gt(articles.id, id)),
  );
  const before = await asCards(
    db,
    await selectCards(db)
      .where(earlier)
      .orderBy(...newestFirst)
      .limit(1),
  );
  const after = await asCards(
    db,
    await selectCards(db)
      .where(later)
      .orderBy(...oldestFirst)
      .limit(1),
  );
  return {
    item,
    related: await relatedCards(db, item),
    previous: before[0] ?? null,
    next: after[0] ?? null,
  };
});

const tagList = implement(calls.articleTags, async (_params, { db }) => {
  // Counted separately: a join would multiply each article by its tags.
  const counted = db
    .select({ tagId: articleTags.tagId, total: count().as('total') })
    .from(articleTags)
    .groupBy(articleTags.tagId)
    .as('counted');
  const rows = await db
    .select({ tag: tags, articles: counted.total })
    .from(tags)
    .leftJoin(counted, eq(counted.tagId, tags.id))
    .orderBy(asc(tags.title));
  const items = rows.map((row) => ({
    ...entityFields(row.tag, routes.tag(row.tag.alias)),
    title: row.tag.title,
    articles: row.articles ?? 0,
  }));
  return { items, total: items.length };
});

const page = implement(calls.articlePage, async (_params, { db }) => {
  const heading = await readHeading(db, 'article.page');
  const counted = db
    .select({ categoryId: articles.categoryId, total: count().as('total') })
    .from(articles)
    .groupBy(articles.categoryId)
    .as('counted');
  const rows = await db
    .select({ category: categories, articles: counted.total })
    .from(categories)
    .leftJoin(counted, eq(counted.categoryId, categories.id))
    .orderBy(asc(categories.position), asc(categories.id));
  const sections = rows.map(({ category, articles: total }) => ({
    ...entityFields(category, routes.category(category.alias)),
    title: category.title,
    lead: category.lead,
    cover: category.cover,
    articles: total ?? 0,
  }));
  return { ...heading, sections };
});

export const articleHandlers = [list, one, show, tagList, page];
