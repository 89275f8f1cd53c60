import { eq, inArray, sql } from 'drizzle-orm';
import { routes } from '../../../src/config/routes.ts';
import { articles, articleTags, categories } from '../../db/schema.ts';
import { described } from '../described.ts';
import { renameInProducts } from './product-aliases.ts';

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
  addresses: async (db, ids) => {
    const rows = await db
      .select({ id: articles.id, alias: articles.alias, category: categories.alias })
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId))
      .where(ids.length > 0 ? inArray(articles.id, [...ids]) : sql`false`);
    return new Map(rows.map((row) => [row.id, routes.article(row.category, row.alias)]));
  },
  renamed: renameInProducts('articles'),
});
