/** The calls that pages are built from, as benches make them. */
import { articles } from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';

const PER_PAGE = 12;

const search = (words: string) => `search.content?query=${encodeURIComponent(words)}`;

/** The calls, by variants that differ in cost, at this number of articles. */
export const contentCalls = (alias: string, total: number): Readonly<Record<string, string>> => ({
  'article.show': `article.show?alias=${alias}`,
  article: `article?alias=${alias}`,
  'articles, page 1': 'articles',
  'articles.full, page 1': 'articles.full',
  'articles, page 500': 'articles?page=500',
  'articles, the last page': `articles?page=${Math.ceil(total / PER_PAGE)}`,
  'articles of a section': 'articles?filter[section]=narusheniya-zreniya',
  'articles of a tag': 'articles?filter[tags]=gigiena',
  'article.tags': 'article.tags',
  'article.page': 'article.page',
  'search.content, some': search('астигматизм'),
  'search.content, all': search('линзы'),
  'site.products': 'site.products',
  faq: 'faq',
  shops: 'shops?city=6281',
});

/** Warm-up rounds. */
export const WARM = 5;

/** Articles in the middle of all, one for each round, including warm-up. */
export const articlesInTheMiddle = (db: Database, total: number, rounds: number) =>
  db
    .select({ alias: articles.alias })
    .from(articles)
    .orderBy(articles.id)
    .limit(rounds + WARM)
    .offset(Math.floor(total / 2));
