import type { Category, Tag } from '../../../contract/schemas/article.ts';
import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { combinationsOf, filtersOf, type Combination } from './article-filters.ts';
import type { ArticleIndex } from './article-index.ts';
import { filtersOfPages, pagesOfList, type ArticleList } from './article-list-pages.ts';
import type { ComposedPage } from './page.ts';

function categoryList(category: Category, index: ArticleIndex): ArticleList {
  return {
    section: category,
    tag: null,
    title: category.title,
    lead: category.lead,
    articles: index.listOf(category, null),
    first: category.url,
    from: (id) => routes.categoryPage(category.alias, id),
  };
}

function tagList(tag: Tag, index: ArticleIndex): ArticleList {
  return {
    section: null,
    tag,
    title: tag.title,
    lead: `Статьи по\u00a0теме «${tag.title}».`,
    articles: index.listOf(null, tag),
    first: tag.url,
    from: (id) => routes.tagPage(tag.alias, id),
  };
}

/** For readers who narrow a list; robots find the same articles in the unfiltered lists. */
function combinedList({ category, tag, articles, url }: Combination): ArticleList {
  return {
    section: category,
    tag,
    title: `${category.title}: ${tag.title}`,
    lead: `Статьи раздела «${category.title}» по\u00a0теме «${tag.title}».`,
    articles,
    first: url,
    from: (id) => routes.categoryTagPage(category.alias, tag.alias, id),
    noindex: true,
  };
}

/**
 * Lists of all articles, of each category, of each tag that has any, and of both where they differ.
 */
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
    articles: index.listOf(null, null),
    first: routes.articles,
    from: routes.articlesPage,
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
    return pagesOfList(list, filtersOfPages(filtersOf(list, content, combinations))).all();
  });
}
