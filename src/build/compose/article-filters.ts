import type { Article, Category, Tag } from '../../../contract/schemas/article.ts';
import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import type { FilterLink } from '../page-data.ts';
import type { ArticleIndex } from './article-index.ts';

/** Articles of a category that have a tag, and the URL of their list. */
export type Combination = {
  category: Category;
  tag: Tag;
  articles: readonly Article[];
  url: string;
};

/** A page for a single article would only repeat it. */
const WORTH_A_PAGE = 2;

const keyOf = (category: { id: number }, tag: { id: number }) => `${category.id} ${tag.id}`;

/**
 * Combinations with at least two articles. If the category or the tag has no other articles, its
 * own list is the same, so the combination links to that list.
 */
export function combinationsOf(
  { categories, tags }: Pick<Content, 'categories' | 'tags'>,
  index: ArticleIndex,
): Map<string, Combination> {
  const combinations = new Map<string, Combination>();
  for (const category of categories) {
    for (const tag of tags) {
      const articles = index.listOf(category, tag);
      if (articles.length < WORTH_A_PAGE) continue;
      const same = [category, tag].find((one) => one.articles === articles.length);
      const url = same?.url ?? routes.categoryTag(category.alias, tag.alias);
      combinations.set(keyOf(category, tag), { category, tag, articles, url });
    }
  }
  return combinations;
}

/** The selected values of both filters. */
export type Choice = { section: Category | null; tag: Tag | null };

/**
 * The rows of both filters, empty where there is nothing to choose; each option links to the list that keeps the other filter. Articles are
 * counted where the option narrows this list, and on the list of all: any other count would change
 * every list with every new article.
 */
export function filtersOf(
  { section, tag, articles }: Choice & { articles: readonly Article[] },
  { categories, tags }: Pick<Content, 'categories' | 'tags'>,
  combinations: ReadonlyMap<string, Combination>,
): { sections: FilterLink[]; topics: FilterLink[] } {
  const counts = section === null || tag === null;
  /** An option of a row in which it is the only filter, or which narrows the other. */
  const choice = (
    { url, title }: Pick<FilterLink, 'url' | 'title'>,
    current: boolean,
    count: number | null,
  ): FilterLink => ({ url, title, count: counts ? count : null, current });
  /** No count where the option would narrow nothing. */
  const narrowed = (category: Category, topic: Tag, chosen: Category | Tag) => {
    const both = combinations.get(keyOf(category, topic));
    return both && both.articles.length < chosen.articles ? both : undefined;
  };
  const everything = section === null && tag === null;
  const sections = categories.flatMap((category) => {
    const current = category.id === section?.id;
    if (!tag) return choice(category, current, everything || current ? category.articles : null);
    const both = narrowed(category, tag, tag);
    return both ? choice({ ...category, url: both.url }, current, both.articles.length) : [];
  });
  const topics = tags.flatMap((topic) => {
    const current = topic.id === tag?.id;
    if (!section) {
      if (topic.articles === 0) return [];
      return choice(topic, current, everything || current ? topic.articles : null);
    }
    const both = narrowed(section, topic, section);
    return both ? choice({ ...topic, url: both.url }, current, both.articles.length) : [];
  });
  const whole = (row: 'sections' | 'topics', kept: Category | Tag | null, current: boolean) =>
    choice(
      {
        url: kept?.url ?? routes.articles,
        title: row === 'sections' ? 'Все разделы' : 'Все темы',
      },
      current,
      everything ? articles.length : (kept?.articles ?? null),
    );
  const rowOf = (first: FilterLink, others: FilterLink[]) =>
    others.length > 0 ? [first, ...others] : [];
  return {
    sections: rowOf(whole('sections', tag, section === null), sections),
    topics: rowOf(whole('topics', section, tag === null), topics),
  };
}
