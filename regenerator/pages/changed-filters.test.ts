import { describe, expect, it } from '@jest/globals';
import type { Article } from '../../contract/schemas/article.ts';
import { combinationsOf } from '../../src/build/compose/article-filters.ts';
import { ArticleIndex, keysOf } from '../../src/build/compose/article-index.ts';
import {
  categoryLink,
  exampleArticle,
  exampleCategory,
  exampleTag,
  tagLinks,
} from '../../tests/examples/content.ts';
import { changedFilters, type Shelves } from './changed-filters.ts';

const article = (id: number, category: number, ...tags: number[]) =>
  exampleArticle(id, { category: categoryLink(category), tags: tagLinks(...tags) });

function shelvesOf(articles: readonly Article[]): Shelves {
  const having = (test: (one: Article) => boolean) => articles.filter(test).length;
  const categories = [1, 2, 3].map((id) =>
    exampleCategory(id, { articles: having(({ category }) => category.id === id) }),
  );
  const tags = [1, 2, 3].map((id) =>
    exampleTag(id, { articles: having((one) => one.tags.some((tag) => tag.id === id)) }),
  );
  return {
    categories,
    tags,
    combinations: combinationsOf({ categories, tags }, new ArticleIndex(articles)),
  };
}

/** The lists whose filters may differ after an article has been added, as «category tag». */
function changedBy(articles: readonly Article[], added: Article): string[] {
  const [before, now] = [shelvesOf(articles), shelvesOf([...articles, added])];
  const mayDiffer = changedFilters(before, now, new Set(keysOf(added)));
  return [null, ...now.categories].flatMap((section) =>
    [null, ...now.tags]
      .filter((tag) => mayDiffer({ section, tag }))
      .map((tag) => `${section?.id ?? ''} ${tag?.id ?? ''}`),
  );
}

const some = [1, 2, 3].flatMap((category) =>
  [1, 2, 3].flatMap((tag) => [
    article(category * 100 + tag * 10, category, tag),
    article(category * 100 + tag * 10 + 1, category, tag),
  ]),
);

describe('changedFilters', () => {
  it('are those of all articles, of the category and of the tags of a new one', () => {
    const changed = changedBy(some, article(1, 1, 2));
    expect(changed.toSorted()).toEqual([' ', ' 2', '1 ', '1 1', '1 2', '1 3', '2 2', '3 2']);
  });

  it('include those of a tag whose combination gets a page of its own', () => {
    const alone = [article(10, 1, 1), article(11, 1, 1), article(12, 2, 1)];
    // Until now the category has no other articles: its list is that of the combination.
    expect(changedBy(alone, article(13, 1))).toContain(' 1');
  });

  it('are those of all lists after a change of a name, or with the first article of a tag', () => {
    const before = shelvesOf(some);
    const categories = before.categories.map((one) =>
      one.id === 1 ? { ...one, title: 'Другое' } : one,
    );
    const mayDiffer = changedFilters(before, { ...before, categories }, new Set());
    expect(mayDiffer({ section: exampleCategory(2), tag: null })).toBe(true);
    const none = some.filter(({ tags }) => tags.every(({ id }) => id !== 3));
    expect(changedBy(none, article(1, 1, 3))).toHaveLength(16);
  });
});
