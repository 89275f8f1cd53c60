import { eq, inArray, sql } from 'drizzle-orm';
import { routes } from '../../../src/config/routes.ts';
import type { Database } from '../../db/database.ts';
import { articles, articleTags, categories } from '../../db/schema.ts';
import { described } from '../described.ts';
import { renameInProducts } from './product-aliases.ts';

const sectionsOf = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: articles.id, alias: articles.alias, section: categories.alias })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .where(ids.length > 0 ? inArray(articles.id, [...ids]) : sql`false`);

export const articleCollection = described('articles', {
  searchKind: 'article',
  links: [
    {
      field: 'tags',
      table: articleTags,
      owner: articleTags.articleId,
      target: articleTags.tagId,
      position: articleTags.position,
    },
  ],
  section: sql`(select ${categories.alias} from ${categories} where ${categories.id} = ${articles.categoryId})`,
  addresses: async (db, ids, rows) => {
    const found = rows.every((row) => typeof row['section'] === 'string')
      ? rows.map((row) => ({
          id: Number(row['id']),
          alias: String(row['alias']),
          section: String(row['section']),
        }))
      : await sectionsOf(db, ids);
    return new Map(found.map(({ id, section, alias }) => [id, routes.article(section, alias)]));
  },
  renamed: renameInProducts('articles'),
});
