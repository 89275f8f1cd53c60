import type { Article } from '../../../contract/schemas/article.ts';
import { routes } from '../../config/routes.ts';
import { articleCard } from '../cards.ts';
import type { Content } from '../content.ts';
import { articleData } from '../structured/article.ts';
import { page, type ComposedPage } from './page.ts';

const RELATED = 3;

/** Articles by tag and by category, so that 10 000 articles find their relatives in one pass. */
function indexOf(articles: Article[]): Map<string, Article[]> {
  const index = new Map<string, Article[]>();
  const add = (key: string, article: Article) => {
    const known = index.get(key);
    if (known) known.push(article);
    else index.set(key, [article]);
  };
  for (const article of articles) {
    add(`category ${article.category.id}`, article);
    for (const tag of article.tags) add(`tag ${tag.id}`, article);
  }
  return index;
}

/** How many candidates of each tag are weighed: the newest ones, which is what a reader wants. */
const WEIGHED = 60;

/** Most tags in common first, then the same category, then the newest. */
export function relatedArticles(article: Article, index: Map<string, Article[]>): Article[] {
  const score = new Map<Article, number>();
  const weigh = (key: string, weight: number) => {
    for (const candidate of (index.get(key) ?? []).slice(0, WEIGHED)) {
      if (candidate.id !== article.id) score.set(candidate, (score.get(candidate) ?? 0) + weight);
    }
  };
  for (const tag of article.tags) weigh(`tag ${tag.id}`, 2);
  weigh(`category ${article.category.id}`, 1);
  return [...score]
    .sort(
      ([one, oneScore], [other, otherScore]) =>
        otherScore - oneScore ||
        other.published_on.localeCompare(one.published_on) ||
        other.id - one.id,
    )
    .slice(0, RELATED)
    .map(([candidate]) => candidate);
}

/** A page for each article, and the list of tags. */
export function articlePages({ articles, tags }: Content): ComposedPage[] {
  const index = indexOf(articles);
  const pages = articles.map((article, place) => {
    const older = articles[place + 1];
    const newer = articles[place - 1];
    const head = {
      title: article.title,
      description: article.lead,
      modified: article.updated_at,
      article: { published: article.published_on, section: article.category.title },
      structured: [articleData(article)],
    };
    return page('article', article.url, head, {
      article,
      related: relatedArticles(article, index).map(articleCard),
      previous: older ? articleCard(older) : null,
      next: newer ? articleCard(newer) : null,
    });
  });
  const head = {
    title: 'Статьи по темам',
    description: 'Все темы статей о зрении и контактных линзах: от астигматизма до ультрафиолета.',
  };
  return [
    ...pages,
    page('tags', routes.tags, head, { tags: tags.filter((tag) => tag.articles > 0) }),
  ];
}
