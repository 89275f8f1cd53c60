import type { Article, Category, Tag } from '../../../contract/schemas/article.ts';
import { ARTICLES_PER_PAGE } from '../../config/constants.ts';
import { routes } from '../../config/routes.ts';
import { articleCard } from '../cards.ts';
import type { Content } from '../content.ts';
import type { FilterLink } from '../page-data.ts';
import { combinationsOf, filtersOf, type Choice, type Combination } from './article-filters.ts';
import type { ArticleIndex } from './article-index.ts';
import { cutFromOldest } from './cut-from-oldest.ts';
import { page, type ComposedPage } from './page.ts';
import { pageWindow } from './page-window.ts';

/** A list of articles before it is cut into pages. */
export type ArticleList = Choice & {
  title: string;
  lead: string;
  /** Newest first. */
  articles: readonly Article[];
  first: string;
  numbered: (number: number) => string;
  noindex?: boolean;
};

export type Filters = { sections: FilterLink[]; topics: FilterLink[] };

const named = (chosen: Category | Tag | null) => chosen && { title: chosen.title, url: chosen.url };

const uncounted = (links: FilterLink[]) => links.map((link) => ({ ...link, count: null }));

/** Made once for the same filters: pages that show them are seen to be the same at a glance. */
const lastingOnes = new WeakMap<Filters, Filters>();

/** What a numbered page shows must not change with the number of articles. */
function lasting(filters: Filters): Filters {
  const known = lastingOnes.get(filters);
  if (known) return known;
  const made = { sections: uncounted(filters.sections), topics: uncounted(filters.topics) };
  lastingOnes.set(filters, made);
  return made;
}

function headOf({ title, lead, noindex }: ArticleList, number: number | null) {
  const robots = noindex ? { noindex } : {};
  if (number === null) return { title, description: lead, ...robots };
  const place = `страница ${number}`;
  return { title: `${title}, ${place}`, description: `${lead} Статьи, ${place}.`, ...robots };
}

/** The pages of one list, newest first; each is composed when it is asked for. */
export type ListPages = {
  readonly count: number;
  readonly at: (place: number) => ComposedPage;
  /** Which of them shows the article at this place of the list. */
  readonly showing: (place: number) => number;
};

/** @param filters what leads from the list to others, see `filtersOf`. */
export function pagesOfList(list: ArticleList, filters: Filters): ListPages {
  const { section, tag, title, lead, articles } = list;
  const cut = cutFromOldest(articles, ARTICLES_PER_PAGE);
  const links = cut.map(({ number }) => ({
    number,
    url: number === null ? list.first : list.numbered(number),
  }));
  const open = cut[0]?.items.length ?? 0;
  const ofNumbered = lasting(filters);
  const at = (place: number): ComposedPage => {
    const { number = null, items = [] } = cut[place] ?? {};
    const newest = number === null;
    const url = links[place]?.url ?? list.first;
    return page('articleList', url, headOf(list, number), {
      section: named(section),
      tag: named(tag),
      title,
      lead,
      url,
      items: items.map(articleCard),
      total: newest ? articles.length : null,
      number,
      pages: pageWindow(links, place),
      newer: links[place - 1]?.url ?? null,
      older: links[place + 1]?.url ?? null,
      ...(newest ? filters : ofNumbered),
    });
  };
  const showing = (place: number) =>
    place < open ? 0 : 1 + Math.floor((place - open) / ARTICLES_PER_PAGE);
  return { count: cut.length, at, showing };
}

function categoryList(category: Category, index: ArticleIndex): ArticleList {
  return {
    section: category,
    tag: null,
    title: category.title,
    lead: category.lead,
    articles: index.of(category, null),
    first: category.url,
    numbered: (number) => routes.categoryPage(category.alias, number),
  };
}

function tagList(tag: Tag, index: ArticleIndex): ArticleList {
  return {
    section: null,
    tag,
    title: tag.title,
    lead: `Статьи по теме «${tag.title}».`,
    articles: index.of(null, tag),
    first: tag.url,
    numbered: (number) => routes.tagPage(tag.alias, number),
  };
}

/** For readers who narrow a list down; robots find the same articles in the lists it narrows. */
function combinedList({ category, tag, articles, url }: Combination): ArticleList {
  return {
    section: category,
    tag,
    title: `${category.title}: ${tag.title}`,
    lead: `Статьи раздела «${category.title}» по теме «${tag.title}».`,
    articles,
    first: url,
    numbered: (number) => routes.categoryTagPage(category.alias, tag.alias, number),
    noindex: true,
  };
}

/** Lists of all articles, of each category, of each tag that has any, and of both where they differ. */
export function listsOf(
  content: Content,
  index: ArticleIndex,
  combinations: ReadonlyMap<string, Combination>,
): ArticleList[] {
  const { categories, tags, articlePage } = content;
  const all: ArticleList = {
    section: null,
    tag: null,
    title: articlePage.title,
    lead: articlePage.lead,
    articles: index.of(null, null),
    first: routes.articles,
    numbered: routes.articlesPage,
  };
  return [
    all,
    ...categories.map((category) => categoryList(category, index)),
    ...tags.filter((tag) => tag.articles > 0).map((tag) => tagList(tag, index)),
    ...[...combinations.values()]
      .filter(({ category, tag, url }) => url !== category.url && url !== tag.url)
      .map(combinedList),
  ];
}

/** Every page of every list. */
export function articleLists(content: Content, index: ArticleIndex): ComposedPage[] {
  const combinations = combinationsOf(content, index);
  return listsOf(content, index, combinations).flatMap((list) => {
    const pages = pagesOfList(list, filtersOf(list, content, combinations));
    return Array.from({ length: pages.count }, (_, place) => pages.at(place));
  });
}
