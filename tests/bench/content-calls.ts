/** The calls that pages are made from, as benches ask for them. */

const PER_PAGE = 12;

const search = (words: string) => `search.content?query=${encodeURIComponent(words)}`;

/** How a call is asked for, by what differs in its cost, at this number of articles. */
export const contentCalls = (alias: string, total: number): Readonly<Record<string, string>> => ({
  'article.show': `article.show?alias=${alias}`,
  article: `article?alias=${alias}`,
  'articles, page 1': 'articles',
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
