/** Selects the articles of a list with indexes alone: texts are read only for one page. */
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { articles, articleTags, categories, tags } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { newestFirst } from './article-rows.ts';

/** Aliases of a section and of tags, of which an article needs at least one, and ids of articles. */
export type Filter = {
  readonly section?: string | undefined;
  readonly tags: readonly string[];
  readonly ids: readonly number[] | null;
};

export type Page = { readonly count: number; readonly page: number };

const sectionNamed = (db: Database, alias: string) =>
  eq(
    articles.categoryId,
    sql`(${db.select({ id: categories.id }).from(categories).where(eq(categories.alias, alias))})`,
  );

const tagIds = (db: Database, aliases: readonly string[]) =>
  db
    .select({ id: tags.id })
    .from(tags)
    .where(inArray(tags.alias, [...aliases]));

function matching(db: Database, { section, tags: wanted, ids }: Filter): SQL | undefined {
  const tagged = db
    .select({ id: articleTags.articleId })
    .from(articleTags)
    .where(inArray(articleTags.tagId, tagIds(db, wanted)));
  return and(
    section ? sectionNamed(db, section) : undefined,
    wanted.length > 0 ? inArray(articles.id, tagged) : undefined,
    ids ? inArray(articles.id, [...ids]) : undefined,
  );
}

/** The condition for a single tag, whose articles are indexed in order; null for any other filter. */
function ofOneTag(db: Database, { section, tags: wanted, ids }: Filter): SQL | null {
  if (section || ids || wanted.length !== 1) return null;
  return eq(articleTags.tagId, sql`(${tagIds(db, wanted)})`);
}

/** The ids of a page of articles, newest first. */
export async function idsOn(
  db: Database,
  filter: Filter,
  { count: most, page }: Page,
): Promise<number[]> {
  const offset = (page - 1) * most;
  const tagged = ofOneTag(db, filter);
  const rows = tagged
    ? await db
        .select({ id: articleTags.articleId })
        .from(articleTags)
        .where(tagged)
        .orderBy(desc(articleTags.publishedOn), desc(articleTags.articleId))
        .limit(most)
        .offset(offset)
    : await db
        .select({ id: articles.id })
        .from(articles)
        .where(matching(db, filter))
        .orderBy(...newestFirst)
        .limit(most)
        .offset(offset);
  return rows.map(({ id }) => id);
}

/** The number of articles in a list, on all pages. */
export async function totalOf(db: Database, filter: Filter): Promise<number> {
  const tagged = ofOneTag(db, filter);
  const [counted] = tagged
    ? await db.select({ total: count() }).from(articleTags).where(tagged)
    : await db.select({ total: count() }).from(articles).where(matching(db, filter));
  return counted?.total ?? 0;
}
