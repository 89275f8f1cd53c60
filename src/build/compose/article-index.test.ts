import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Article } from '../../../contract/schemas/article.ts';
import { newestFirst } from '../../config/related-articles.ts';
import { categoryLink, exampleArticle, tagLinks } from '../../../tests/examples/content.ts';
import { ArticleIndex, placeOf } from './article-index.ts';

const CATEGORIES = [1, 2, 3];
const TAGS = [1, 2, 3, 4];

const shapes = fc.record({
  day: fc.integer({ min: 1, max: 9 }),
  category: fc.constantFrom(...CATEGORIES),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }),
});

type Shape = { day: number; category: number; tags: number[] };

const articleOf = ({ day, category, tags }: Shape, id: number) =>
  exampleArticle(id, {
    published_on: `2026-01-0${day}`,
    category: categoryLink(category),
    tags: tagLinks(...tags),
  });

/** All lists, as strings of ids. */
function listsOf(index: ArticleIndex): string[] {
  const idsOf = (list: readonly Article[]) => list.map(({ id }) => id).join();
  return [null, ...CATEGORIES].flatMap((category) =>
    [null, ...TAGS].map((tag) =>
      idsOf(
        index.listOf(
          category === null ? null : { id: category },
          tag === null ? null : { id: tag },
        ),
      ),
    ),
  );
}

describe('ArticleIndex', () => {
  it('keeps every list equal to one built from scratch, whatever is added or removed', () => {
    fc.assert(
      fc.property(fc.array(shapes, { maxLength: 20 }), fc.array(shapes), (first, later) => {
        const articles = first.map((shape, place) => articleOf(shape, place + 1)).sort(newestFirst);
        const index = new ArticleIndex(articles);
        const all = new Map(articles.map((article) => [article.id, article]));
        for (const [step, shape] of later.entries()) {
          const id = 1 + ((step * 7) % 30);
          const before = all.get(id);
          if (before) index.remove(before);
          all.delete(id);
          if (before && step % 3 === 0) continue;
          const after = articleOf(shape, id);
          all.set(id, after);
          index.add(after);
        }
        const anew = new ArticleIndex([...all.values()].sort(newestFirst));
        expect(listsOf(index)).toEqual(listsOf(anew));
      }),
    );
  });

  it('has an empty list for a category or tag without articles', () => {
    expect(new ArticleIndex([]).listOf(null, null)).toEqual([]);
    expect(new ArticleIndex([]).listOf({ id: 1 }, { id: 2 })).toEqual([]);
  });

  it('leaves other articles alone when asked to remove an unknown one', () => {
    const kept = exampleArticle(1);
    const index = new ArticleIndex([kept]);
    index.remove(exampleArticle(2));
    expect(index.listOf(null, null)).toEqual([kept]);
  });
});

describe('placeOf', () => {
  it('finds the position of an article, even of one that is not in the list', () => {
    const list = [5, 4, 2, 1].map((id) => exampleArticle(id, { published_on: '2026-01-01' }));
    const at = (id: number) => placeOf(list, exampleArticle(id, { published_on: '2026-01-01' }));
    expect([6, 5, 4, 3, 2, 1, 0].map(at)).toEqual([0, 0, 1, 2, 2, 3, 4]);
  });
});
