import type { Article } from '../../../contract/schemas/article.ts';
import { routes } from '../../config/routes.ts';
import { articleCard } from '../cards.ts';
import type { Content } from '../content.ts';
import { articleData } from '../structured/article.ts';
import { placeOf, type ArticleIndex } from './article-index.ts';
import { introOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';
import { relatedArticles } from './related-articles.ts';

/** The page of an article that is in the index. */
export function articlePage(article: Article, index: ArticleIndex): ComposedPage<'article'> {
  const all = index.listOf(null, null);
  const place = placeOf(all, article);
  const older = all[place + 1];
  const newer = all[place - 1];
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
}

/** A page for each article. */
export function articlePages(index: ArticleIndex): ComposedPage[] {
  return index.listOf(null, null).map((article) => articlePage(article, index));
}

/** The list of tags. */
export function tagsPage(content: Content): ComposedPage {
  const { head, intro } = introOf(content, 'tags.page');
  const tags = content.tags.filter((tag) => tag.articles > 0);
  return page('tags', routes.tags, head, { intro, tags });
}
