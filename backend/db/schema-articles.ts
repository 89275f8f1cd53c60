import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Article } from '../../contract/schemas/article.ts';
import type { Picture } from '../../contract/fields.ts';
import { dictionaryKey } from './alphabetically.ts';
import { entityColumns, position } from './columns.ts';

export const categories = pgTable('categories', {
  ...entityColumns(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  cover: jsonb('cover').$type<Picture>().notNull(),
  position: position(),
});

export const tags = pgTable('tags', {
  ...entityColumns(),
  title: text('title').notNull(),
});

export const articles = pgTable(
  'articles',
  {
    ...entityColumns(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    body: text('body').notNull(),
    cover: jsonb('cover').$type<Picture>().notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    author: jsonb('author').$type<Article['author']>().notNull(),
    reviewer: jsonb('reviewer').$type<Article['reviewer']>().notNull(),
    sources: jsonb('sources').$type<Article['sources']>().notNull(),
    publishedOn: date('published_on').notNull(),
  },
  (table) => [
    // PostgreSQL's own order of nulls: an index with another one cannot serve `order by … desc`.
    index('articles_newest').on(
      table.publishedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_category').on(
      table.categoryId,
      table.publishedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Editors' lists sorted by title, in both directions.
    index('articles_in_order').on(dictionaryKey(table.title), table.id),
  ],
);

export const articleTags = pgTable(
  'article_tags',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    position: position(),
    /** The article's day, kept by triggers: the newest articles of a tag are one range of an index. */
    publishedOn: date('published_on')
      .notNull()
      .default(sql`'-infinity'`),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tagId] }),
    index('article_tags_newest').on(
      table.tagId,
      table.publishedOn.desc().nullsFirst(),
      table.articleId.desc().nullsFirst(),
    ),
  ],
);

/** How many articles each category has, kept by triggers; a category without a row has none. */
export const categoryCounts = pgTable('category_counts', {
  categoryId: integer('category_id')
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  articles: integer('articles').notNull(),
});

/** How many articles each tag has, kept by triggers; a tag without a row has none. */
export const tagCounts = pgTable('tag_counts', {
  tagId: integer('tag_id')
    .primaryKey()
    .references(() => tags.id, { onDelete: 'cascade' }),
  articles: integer('articles').notNull(),
});
