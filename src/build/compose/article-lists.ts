import type { Article, Category, Tag } from '../../../contract/schemas/article.ts';
import { ARTICLES_PER_PAGE } from '../../config/constants.ts';
import { routes } from '../../config/routes.ts';
import { articleCard } from '../cards.ts';
import type { Content } from '../content.ts';
import type { FilterLink } from '../page-data.ts';
import { combinationsOf, filtersOf, type Choice, type Combination } from './article-filters.ts';
import { cutFromOldest } from './cut-from-oldest.ts';
import { page, type ComposedPage } from './page.ts';
import { pageWindow } from './page-window.ts';

type List = Choice & {
  title: string;
  lead: string;
  /** Newest first. */
  articles: Article[];
  first: string;
  numbered: (number: number) => string;
  noindex?: boolean;
};

type Filters = { sections: FilterLink[]; topics: FilterLink[] };

const named = (chosen: Category | Tag | null) => chosen && { title: chosen.title, url: chosen.url };

const uncounted = (links: FilterLink[]) => links.map((link) => ({ ...link, count: null }));

/** What a numbered page shows must not change with the number of articles. */
const lasting = ({ sections, topics }: Filters): Filters => ({
  sections: uncounted(sections),
  topics: uncounted(topics),
});

function headOf({ title, lead, noindex }: List, number: number | null) {
  const robots = noindex ? { noindex } : {};
  if (number === null) return { title, description: lead, ...robots };
  const place = `страница ${number}`;
  return { title: `${title}, ${place}`, description: `${lead} Статьи, ${place}.`, ...robots };
}

function listPages(list: List, filters: Filters): ComposedPage[] {
  const { section, tag, title, lead, articles } = list;
  const cut = cutFromOldest(articles, ARTICLES_PER_PAGE);
  const links = cut.map(({ number }) => ({
    number,
    url: number === null ? list.first : list.numbered(number),
  }));
  return cut.map(({ number, items }, index) => {
    const newest = number === null;
    const url = links[index]?.url ?? list.first;
    return page('articleList', url, headOf(list, number), {
      section: named(section),
      tag: named(tag),
      title,
      lead,
      url,
      items: items.map(articleCard),
      total: newest ? articles.length : null,
      number,
      pages: pageWindow(links, number),
      newer: links[index - 1]?.url ?? null,
      older: links[index + 1]?.url ?? null,
      ...(newest ? filters : lasting(filters)),
    });
  });
}

function categoryList(category: Category, articles: Article[]): List {
  return {
    section: category,
    tag: null,
    title: category.title,
    lead: category.lead,
    articles: articles.filter((article) => article.category.id === category.id),
    first: category.url,
    numbered: (number) => routes.categoryPage(category.alias, number),
  };
}

function tagList(tag: Tag, articles: Article[]): List {
  return {
    section: null,
    tag,
    title: tag.title,
    lead: `Статьи по теме «${tag.title}».`,
    articles: articles.filter((article) => article.tags.some((own) => own.id === tag.id)),
    first: tag.url,
    numbered: (number) => routes.tagPage(tag.alias, number),
  };
}

/** For readers who narrow a list down; robots find the same articles in the lists it narrows. */
function combinedList({ category, tag, articles, url }: Combination): List {
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
export function articleLists(content: Content): ComposedPage[] {
  const { articles, categories, tags, articlePage } = content;
  const combinations = combinationsOf(content);
  const all: List = {
    section: null,
    tag: null,
    title: articlePage.title,
    lead: articlePage.lead,
    articles,
    first: routes.articles,
    numbered: routes.articlesPage,
  };
  const lists = [
    all,
    ...categories.map((category) => categoryList(category, articles)),
    ...tags.filter((tag) => tag.articles > 0).map((tag) => tagList(tag, articles)),
    ...[...combinations.values()]
      .filter(({ category, tag, url }) => url !== category.url && url !== tag.url)
      .map(combinedList),
  ];
  return lists.flatMap((list) => listPages(list, filtersOf(list, content, combinations)));
}
