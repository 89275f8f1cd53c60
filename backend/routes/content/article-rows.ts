import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Article, ArticleCard, ListedArticle } from '../../../contract/schemas/article.ts';
import { routes } from '../../../src/config/routes.ts';
import { articles, articleTags, categories, tags } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { categoryLink, entityFields, tagLink } from './links.ts';

/** Characters a Russian reader reads per minute, including spaces. */
const LETTERS_A_MINUTE = 1_100;

/**
 * Newest first; the id breaks ties within a day, so that paging never repeats or skips an article.
 */
export const newestFirst = [desc(articles.publishedOn), desc(articles.id)] as const;

type TagRow = { readonly id: number; readonly alias: string; readonly title: string };

/** The tags of an article in their order, as one value: reading them with it saves a statement. */
const ownTags = sql<TagRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${tags.id}, 'alias', ${tags.alias}, 'title', ${tags.title}
  ) order by ${articleTags.position}, ${tags.id}), '[]')
  from ${articleTags} join ${tags} on ${tags.id} = ${articleTags.tagId}
  where ${articleTags.articleId} = ${articles.id}
)`;

const columns = {
  id: articles.id,
  alias: articles.alias,
  title: articles.title,
  lead: articles.lead,
  cover: articles.cover,
  publishedOn: articles.publishedOn,
  category: { id: categories.id, alias: categories.alias, title: categories.title },
  tags: ownTags,
  // A generated column: see the migrations.
  letters: sql<number>`${articles}.letters`.mapWith(Number),
};

const listedColumns = {
  ...columns,
  revision: articles.revision,
  updatedAt: articles.updatedAt,
};

const fullColumns = {
  ...listedColumns,
  body: articles.body,
  author: articles.author,
  reviewer: articles.reviewer,
  sources: articles.sources,
};

/** Joins articles with their category. */
const withCategory = <Query extends PgSelect>(query: Query) =>
  query.innerJoin(categories, eq(categories.id, articles.categoryId));

const selectArticles = (db: Database) =>
  withCategory(db.select(fullColumns).from(articles).$dynamic());

const selectCards = (db: Database) => withCategory(db.select(columns).from(articles).$dynamic());

const selectListed = (db: Database) =>
  withCategory(db.select(listedColumns).from(articles).$dynamic());

type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];
type FullRow = Awaited<ReturnType<typeof selectArticles>>[number];
type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

function card(row: CardRow): ArticleCard {
  return {
    id: row.id,
    alias: row.alias,
    url: routes.article(row.category.alias, row.alias),
    title: row.title,
    lead: row.lead,
    cover: row.cover,
    category: categoryLink(row.category),
    tags: row.tags.map(tagLink),
    published_on: row.publishedOn,
    reading_minutes: Math.max(1, Math.round(row.letters / LETTERS_A_MINUTE)),
  };
}

const listed = (row: ListedRow): ListedArticle => ({
  ...card(row),
  ...entityFields(row, routes.article(row.category.alias, row.alias)),
});

/** The items in the order of the ids; missing ones are omitted. */
function ordered<One extends { readonly id: number }>(
  ids: readonly number[],
  found: readonly One[],
): One[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A row as the contract's full article. */
const article = (row: FullRow): Article => ({
  ...listed(row),
  body: row.body,
  author: row.author,
  reviewer: row.reviewer,
  sources: row.sources,
});

/** The cards of these articles, in this order. */
export async function cardsWith(db: Database, ids: readonly number[]): Promise<ArticleCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db).where(inArray(articles.id, [...ids]));
  return ordered(ids, rows.map(card));
}

/** These articles without their texts, in this order. */
export async function listedWith(db: Database, ids: readonly number[]): Promise<ListedArticle[]> {
  if (ids.length === 0) return [];
  const rows = await selectListed(db).where(inArray(articles.id, [...ids]));
  return ordered(ids, rows.map(listed));
}

/** These articles, in this order. */
export async function articlesWith(db: Database, ids: readonly number[]): Promise<Article[]> {
  if (ids.length === 0) return [];
  const rows = await selectArticles(db).where(inArray(articles.id, [...ids]));
  return ordered(ids, rows.map(article));
}

/** The article with this alias. */
export async function articleNamed(db: Database, alias: string): Promise<Article | undefined> {
  const [row] = await selectArticles(db).where(eq(articles.alias, alias));
  return row && article(row);
}
