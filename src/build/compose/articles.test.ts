import { describe, expect, it } from '@jest/globals';
import type { Article } from '../../../contract/schemas/article.ts';
import { articleCard } from '../cards.ts';
import {
  categoryLink,
  exampleArticle,
  exampleArticles,
  exampleContent,
  exampleTag,
  tagLinks,
} from '../../../tests/examples/content.ts';
import { articleData } from '../structured/article.ts';
import { ArticleIndex } from './article-index.ts';
import { articlePages, tagsPage } from './articles.ts';
import type { ComposedPage } from './page.ts';

const isArticle = (page: ComposedPage): page is ComposedPage<'article'> => page.kind === 'article';

function pageOf(id: number, articles: Article[]) {
  const found = articlePages(new ArticleIndex(articles))
    .filter(isArticle)
    .find(({ data }) => data.article.id === id);
  if (!found) throw new Error(`no page of article ${id}`);
  return found;
}

const relatedTo = (id: number, articles: Article[]) =>
  pageOf(id, articles).data.related.map((card) => card.id);

describe('articlePages', () => {
  it('puts each article between its chronological neighbours', () => {
    const articles = exampleArticles(3);
    const middle = pageOf(2, articles);
    expect(middle.url).toBe('/articles/category-1/article-2/');
    expect(middle.data.next?.id).toBe(3);
    expect(middle.data.previous?.id).toBe(1);
    expect(pageOf(3, articles).data.next).toBeNull();
    expect(pageOf(1, articles).data.previous).toBeNull();
  });

  it('describes the article and its modification date in the head', () => {
    const article = exampleArticle(1, { updated_at: '2026-02-03T04:05:06.000Z' });
    expect(pageOf(1, [article]).head).toEqual({
      title: article.title,
      description: article.lead,
      modified: '2026-02-03T04:05:06.000Z',
      article: { published: article.published_on, section: article.category.title },
      structured: [articleData(article)],
    });
  });

  it('chooses related articles by common tags, then the category, then time; never the article itself', () => {
    const elsewhere = { category: categoryLink(2) };
    const articles = [
      exampleArticle(6, { ...elsewhere, tags: tagLinks(9) }),
      exampleArticle(5),
      exampleArticle(4, { ...elsewhere, tags: tagLinks(1) }),
      exampleArticle(3, { tags: tagLinks(1, 2) }),
      exampleArticle(2, { ...elsewhere, tags: tagLinks(1, 2) }),
      exampleArticle(1, { tags: tagLinks(1, 2) }),
    ];
    expect(relatedTo(1, articles)).toEqual([3, 2, 4]);
    expect(relatedTo(5, articles)).toEqual([3, 1]);
    expect(relatedTo(6, articles)).toEqual([4, 2]);
  });

  it('breaks ties by the nearest earlier article, then by the larger id within a day', () => {
    const sameDay = { published_on: '2026-01-01' };
    const articles = [5, 4, 3, 2, 1].map((id) => exampleArticle(id, sameDay));
    expect(relatedTo(5, articles)).toEqual([4, 3, 2]);
    expect(relatedTo(3, articles)).toEqual([2, 1, 4]);
    expect(relatedTo(1, articles)).toEqual([2, 3, 4]);
  });

  it('does not change when newer articles are published', () => {
    const articles = exampleArticles(200, { tags: tagLinks(1) });
    expect(relatedTo(100, articles)).toEqual([99, 98, 97]);
    for (const id of [100, 50, 4]) {
      expect(relatedTo(id, articles)).toEqual(relatedTo(id, articles.slice(100)));
    }
  });

  it('has no related articles when nothing is related', () => {
    const articles = [exampleArticle(2, { category: categoryLink(2) }), exampleArticle(1)];
    expect(relatedTo(1, articles)).toEqual([]);
  });

  it('shows other articles as cards', () => {
    const [newer, older] = exampleArticles(2, { tags: tagLinks(1) });
    if (!newer || !older) throw new Error('two articles were asked for');
    const { data } = pageOf(1, [newer, older]);
    expect(data.related).toEqual([articleCard(newer)]);
    expect(data.next).toEqual(articleCard(newer));
  });

  it('lists the tags that have articles', () => {
    const tags = [exampleTag(1), exampleTag(2, { articles: 0 })];
    expect(tagsPage(exampleContent({ tags }))).toMatchObject({
      url: '/tags/',
      data: { tags: [tags[0]] },
    });
  });
});
