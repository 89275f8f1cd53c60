import type { Article, Category } from '../../../contract/schemas/article.ts';
import { ARTICLES_PER_PAGE } from '../../config/constants.ts';
import { routes } from '../../config/routes.ts';
import { articleCard } from '../cards.ts';
import type { Content } from '../content.ts';
import type { ArticleListData } from '../page-data.ts';
import { page, type ComposedPage } from './page.ts';

type List = Pick<ArticleListData, 'scope' | 'title' | 'lead'> & {
  /** Newest first. */
  articles: Article[];
  first: string;
  numbered: (number: number) => string;
  modified?: string;
};

/**
 * Cuts a list into pages from its oldest end: page 1 holds the oldest dozen for ever, and a new
 * article only changes the newest page, which takes what does not fill a page of its own.
 * @returns newest page first; each page's articles newest first.
 */
export function cutFromOldest<T>(
  newestFirst: readonly T[],
  size: number,
): { number: number | null; items: T[] }[] {
  // The newest page keeps at least one full page's worth, so that it never looks empty.
  const closed = Math.max(0, Math.floor(newestFirst.length / size) - 1);
  const open = newestFirst.length - closed * size;
  const pages: { number: number | null; items: T[] }[] = [
    { number: null, items: newestFirst.slice(0, open) },
  ];
  for (let number = closed; number >= 1; number -= 1) {
    const start = open + (closed - number) * size;
    pages.push({ number, items: newestFirst.slice(start, start + size) });
  }
  return pages;
}

function listPages(list: List, categories: ArticleListData['categories']): ComposedPage[] {
  const cut = cutFromOldest(list.articles, ARTICLES_PER_PAGE);
  const urls = cut.map(({ number }) => (number === null ? list.first : list.numbered(number)));
  const pages = cut.map(({ number }, index) => ({ number, url: urls[index] ?? list.first }));
  return cut.map(({ number, items }, index) => {
    const url = urls[index] ?? list.first;
    const title = number === null ? list.title : `${list.title}, страница ${number}`;
    return page(
      'articleList',
      url,
      { title, description: list.lead },
      {
        scope: list.scope,
        title: list.title,
        lead: list.lead,
        url,
        items: items.map(articleCard),
        total: list.articles.length,
        number,
        pages,
        newer: index === 0 ? null : (urls[index - 1] ?? null),
        older: urls[index + 1] ?? null,
        categories,
      },
    );
  });
}

function categoryList(category: Category, articles: Article[]): List {
  return {
    scope: { kind: 'category', category },
    title: category.title,
    lead: category.lead,
    articles: articles.filter((article) => article.category.id === category.id),
    first: category.url,
    numbered: (number) => routes.categoryPage(category.alias, number),
  };
}

/** Lists of all articles, of each category and of each tag that has any. */
export function articleLists({ articles, categories, tags, articlePage }: Content): ComposedPage[] {
  const chips = categories.map(({ id, alias, url, title, articles: total }) => ({
    id,
    alias,
    url,
    title,
    articles: total,
  }));
  const all: List = {
    scope: { kind: 'all' },
    title: articlePage.title,
    lead: articlePage.lead,
    articles,
    first: routes.articles,
    numbered: routes.articlesPage,
  };
  const tagged = tags
    .filter((tag) => tag.articles > 0)
    .map((tag): List => ({
      scope: { kind: 'tag', tag },
      title: tag.title,
      lead: `Статьи по теме «${tag.title}»`,
      articles: articles.filter((article) => article.tags.some((own) => own.id === tag.id)),
      first: tag.url,
      numbered: (number) => routes.tagPage(tag.alias, number),
    }));
  const lists = [all, ...categories.map((category) => categoryList(category, articles)), ...tagged];
  return lists.flatMap((list) => listPages(list, chips));
}
