import type { Article, Category, Tag } from '../../../contract/schemas/article.ts';
import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import type { FilterLink } from '../page-data.ts';

/** Articles of a category that have a tag, and the address where they are listed. */
export type Combination = { category: Category; tag: Tag; articles: Article[]; url: string };

/** A page for a single article would only repeat it. */
const WORTH_A_PAGE = 2;

const keyOf = (category: { id: number }, tag: { id: number }) => `${category.id} ${tag.id}`;

/**
 * The combinations of two articles or more. Where one of the two has no other articles, its own
 * list shows the same, so that one is led to.
 */
export function combinationsOf({ articles, categories, tags }: Content): Map<string, Combination> {
  const found = Map.groupBy(
    articles.flatMap((article) => article.tags.map((tag) => ({ article, tag }))),
    ({ article, tag }) => keyOf(article.category, tag),
  );
  const combinations = new Map<string, Combination>();
  for (const category of categories) {
    for (const tag of tags) {
      const both = (found.get(keyOf(category, tag)) ?? []).map(({ article }) => article);
      if (both.length < WORTH_A_PAGE) continue;
      const same = [category, tag].find((one) => one.articles === both.length);
      const url = same?.url ?? routes.categoryTag(category.alias, tag.alias);
      combinations.set(keyOf(category, tag), { category, tag, articles: both, url });
    }
  }
  return combinations;
}

/** What is chosen of both filters. */
export type Choice = { section: Category | null; tag: Tag | null };

/** The rows of both filters, each choice leading to the list that keeps the other one. */
export function filtersOf(
  { section, tag }: Choice,
  { categories, tags, articles }: Content,
  combinations: ReadonlyMap<string, Combination>,
): { sections: FilterLink[]; topics: FilterLink[] } {
  const choice = (link: Omit<FilterLink, 'current'>, current: boolean) => ({ ...link, current });
  /** Nothing where it would narrow down nothing. */
  const narrowed = (category: Category, topic: Tag, chosen: Category | Tag) => {
    const both = combinations.get(keyOf(category, topic));
    return both && both.articles.length < chosen.articles ? both : undefined;
  };
  const sections = categories.flatMap((category) => {
    const current = category.id === section?.id;
    const { url, title } = category;
    if (!tag) return choice({ url, title, count: category.articles }, current);
    const both = narrowed(category, tag, tag);
    return both ? choice({ url: both.url, title, count: both.articles.length }, current) : [];
  });
  const topics = tags.flatMap((topic) => {
    const current = topic.id === tag?.id;
    const { url, title, articles: count } = topic;
    if (!section) return count > 0 ? choice({ url, title, count }, current) : [];
    const both = narrowed(section, topic, section);
    return both ? choice({ url: both.url, title, count: both.articles.length }, current) : [];
  });
  return {
    sections: [
      choice(
        {
          url: tag?.url ?? routes.articles,
          title: 'Все разделы',
          count: tag?.articles ?? articles.length,
        },
        section === null,
      ),
      ...sections,
    ],
    topics: [
      choice(
        {
          url: section?.url ?? routes.articles,
          title: 'Все темы',
          count: section?.articles ?? articles.length,
        },
        tag === null,
      ),
      ...topics,
    ],
  };
}
