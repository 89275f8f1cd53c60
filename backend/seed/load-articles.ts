import * as tables from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { readArticles } from './articles.ts';
import { growArticles } from './grow.ts';
import { illustrated } from './illustrated.ts';
import { insertAll, idOf, idsByAlias } from './insert.ts';
import type { PictureStore } from './picture-store.ts';
import { articleCategories, tags } from './sections.ts';
import { typeset } from './typography.ts';

/** The medical review of demo texts is a role marked as sample data, never a person. */
const AUTHOR = { role: 'Редакция «Ясно»', sample: true };

async function loadSections(db: Database, store: PictureStore) {
  await insertAll(
    db,
    tables.categories,
    articleCategories.map((category, position) => ({
      alias: category.alias,
      ...typeset({ title: category.title, lead: category.lead }),
      cover: store.cover(category.alias, category.motif),
      position,
    })),
  );
  await insertAll(
    db,
    tables.tags,
    tags.map((tag) => ({ alias: tag.alias, ...typeset({ title: tag.title }) })),
  );
}

/**
 * Seeds categories, tags and articles.
 * @param total number of articles; the written ones are repeated to reach it.
 */
export async function loadArticles(
  db: Database,
  store: PictureStore,
  total: number,
): Promise<void> {
  await loadSections(db, store);
  const written = typeset(await readArticles()).map((article) => illustrated(article, store));
  const covers = new Map(
    written.map((article) => [
      article.body,
      store.cover(article.alias, article.motif, article.coverAlt),
    ]),
  );
  const articles = growArticles(written, total);
  const categoryIds = await idsByAlias(db, tables.categories);
  await insertAll(
    db,
    tables.articles,
    articles.map((article) => {
      const cover = covers.get(article.body);
      if (!cover) throw new Error(`No cover for ${article.alias}`);
      return {
        alias: article.alias,
        title: article.title,
        lead: article.lead,
        body: article.body,
        cover,
        categoryId: idOf(categoryIds, article.category),
        author: AUTHOR,
        reviewer: { role: article.reviewer, sample: true, reviewed_on: article.published },
        sources: article.sources,
        publishedOn: article.published,
      };
    }),
  );
  const articleIds = await idsByAlias(db, tables.articles);
  // An external link that still uses a former alias.
  await insertAll(db, tables.formerAddresses, [
    {
      kind: 'article',
      section: 'uhod-i-gigiena',
      alias: 'hranenie-linz',
      entityId: idOf(articleIds, 'kak-hranit-linzy'),
    },
  ]);
  const tagIds = await idsByAlias(db, tables.tags);
  await insertAll(
    db,
    tables.articleTags,
    articles.flatMap((article) =>
      article.tags.map((tag, position) => ({
        articleId: idOf(articleIds, article.alias),
        tagId: idOf(tagIds, tag),
        position,
      })),
    ),
  );
}
