import { eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { externalUrl, picture } from '../../../contract/fields.ts';
import { routes } from '../../../src/config/routes.ts';
import { articles, articleTags, categories, tags } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { aliasOf, body, day, lead, reference, references, title } from '../fields.ts';
import { renameInProducts } from './product-aliases.ts';

const role = { role: title, sample: v.boolean() };

const schema = v.object({
  alias: aliasOf('article'),
  title,
  lead,
  body,
  cover: picture,
  category_id: reference,
  tags: references,
  author: v.object(role),
  reviewer: v.object({ ...role, reviewed_on: day }),
  sources: v.pipe(v.array(v.object({ title, url: externalUrl })), v.maxLength(100)),
  published_on: day,
});

export const articleCollection: Collection = {
  name: 'articles',
  missing: 'Статья не\u00a0найдена',
  table: articles,
  alias: articles.alias,
  schema: () => schema,
  search: [articles.title, articles.alias, articles.lead],
  links: [
    {
      field: 'tags',
      table: articleTags,
      owner: articleTags.articleId,
      target: articleTags.tagId,
      position: articleTags.position,
    },
  ],
  references: { category_id: categories, tags },
  addresses: async (db, ids) => {
    const rows = await db
      .select({ id: articles.id, alias: articles.alias, category: categories.alias })
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId))
      .where(ids.length > 0 ? inArray(articles.id, [...ids]) : sql`false`);
    return new Map(rows.map((row) => [row.id, routes.article(row.category, row.alias)]));
  },
  renamed: renameInProducts('articles'),
};
