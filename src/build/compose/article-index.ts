import type { Article } from '../../../contract/schemas/article.ts';
import { newestFirst } from '../../config/related-articles.ts';

type Named = { readonly id: number };

/** Name of a list: of all articles, of a category, of a tag, or of both. */
export const listKey = (category: Named | null, tag: Named | null) =>
  `${category?.id ?? ''} ${tag?.id ?? ''}`;

/** Names of the lists that contain an article. */
export function keysOf({ category, tags }: Pick<Article, 'category' | 'tags'>): string[] {
  const ofTags = tags.flatMap((tag) => [listKey(null, tag), listKey(category, tag)]);
  return [listKey(null, null), listKey(category, null), ...ofTags];
}

/** The position of an article in a list that is newest first, or where it would be inserted. */
export function placeOf(list: readonly Article[], article: Article): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const found = list[middle];
    if (found && newestFirst(found, article) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * The articles by category, by tag and by both, newest first. Built once per build and updated when
 * a single article changes.
 */
export class ArticleIndex {
  readonly #lists = new Map<string, Article[]>();

  /** @param articles newest first. */
  constructor(articles: readonly Article[]) {
    this.#lists.set(listKey(null, null), []);
    for (const article of articles) {
      for (const key of keysOf(article)) {
        const list = this.#lists.get(key);
        if (list) list.push(article);
        else this.#lists.set(key, [article]);
      }
    }
  }

  /** Articles of a category, of a tag, of both, or all. */
  listOf(category: Named | null, tag: Named | null): readonly Article[] {
    return this.named(listKey(category, tag));
  }

  /** Articles of the list with this name. */
  named(key: string): readonly Article[] {
    return this.#lists.get(key) ?? [];
  }

  add(article: Article): void {
    for (const key of keysOf(article)) {
      const list = this.#lists.get(key) ?? [];
      list.splice(placeOf(list, article), 0, article);
      this.#lists.set(key, list);
    }
  }

  /** @param article as it was added. */
  remove(article: Article): void {
    for (const key of keysOf(article)) {
      const list = this.#lists.get(key) ?? [];
      const place = placeOf(list, article);
      if (list[place]?.id === article.id) list.splice(place, 1);
    }
  }
}
