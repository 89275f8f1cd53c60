import type { Article } from '../../contract/schemas/article.ts';
import { combinationsOf, filtersOf } from '../../src/build/compose/article-filters.ts';
import { ArticleIndex, keysOf, listKey, placeOf } from '../../src/build/compose/article-index.ts';
import {
  filtersOfPages,
  pagesOfList,
  type ArticleList,
  type ListPages,
  type PageFilters,
} from '../../src/build/compose/article-list-pages.ts';
import { listsOf } from '../../src/build/compose/article-lists.ts';
import { articlePage } from '../../src/build/compose/articles.ts';
import type { ComposedPage } from '../../src/build/compose/page.ts';
import type { Content } from '../../src/build/content.ts';
import { newestFirst } from '../../src/config/related-articles.ts';
import { applyChanges, undoChanges, type ArticleChange, type Touched } from './article-touch.ts';
import { same } from './same.ts';

/** The current pages of an owner: an article or a list. */
export type Holding = {
  readonly pages: readonly ComposedPage[];
  /**
   * URLs that the owner no longer has, if it keeps its other pages: those above replace only pages with the
   * same URLs. Null when they are all of its pages.
   */
  readonly gone: readonly string[] | null;
};

/** Pages by owner. */
export type Owned = Map<string, Holding>;

type Lists = Map<string, { readonly list: ArticleList; readonly filters: PageFilters }>;

type ListPage = ComposedPage<'articleList'>;

/** The pages of a list, composed, and the functions that compose them. */
type MadeList = { readonly pages: ListPages; readonly composed: readonly ListPage[] };

/** A list composed again, with the only pages that may differ and URLs that it no longer has, if they are known. */
type ListUpdate = MadeList & {
  readonly part?: { readonly fresh: readonly ListPage[]; readonly gone: readonly string[] };
};

export type Update = {
  readonly owned: Owned;
  /** Call exactly one of the two: `keep` applies the update, the other abandons it. */
  readonly keep: () => void;
  readonly undo: () => void;
};

const ownerOfArticle = (id: number) => `article ${id}`;
const ownerOfList = (list: ArticleList) => `list ${list.first}`;

/** A list's own texts, without its articles. */
const wordsOf = ({ section, tag, title, lead, first, noindex }: ArticleList) => ({
  section: section && { title: section.title, url: section.url },
  tag: tag && { title: tag.title, url: tag.url },
  words: [title, lead, first, noindex],
});

/** The previous filters if they are the same. */
function lasting(before: PageFilters | undefined, { newest, earlier }: PageFilters): PageFilters {
  if (!before) return { newest, earlier };
  const isSame = { newest: same(before.newest, newest), earlier: same(before.earlier, earlier) };
  if (isSame.newest && isSame.earlier) return before;
  return { newest, earlier: isSame.earlier ? before.earlier : earlier };
}

/** The positions of these articles in a list that contains them. */
const placesIn = ({ articles }: ArticleList, cards: ReadonlySet<Article>): number[] =>
  [...cards].flatMap((article) => {
    const place = placeOf(articles, article);
    return articles[place] === article ? place : [];
  });

/** A list whose pages at these positions are composed again. */
function withPlaces({ pages, composed: had }: MadeList, places: readonly number[]): ListUpdate {
  const numbers = [...new Set(places.map(pages.showing))];
  const fresh = new Map(numbers.map((number) => [number, pages.at(number)]));
  const composed = had.map((page, number) => fresh.get(number) ?? page);
  return { pages, composed, part: { fresh: [...fresh.values()], gone: [] } };
}

/** A list after a change of its articles. @param places positions of the changed ones. */
function withMoves(pages: ListPages, { composed: had }: MadeList, places: readonly number[]) {
  const composed = pages.again(had, places);
  const known = new Set(had);
  const urls = new Set(composed.map(({ url }) => url));
  const gone = had.flatMap(({ url }) => (urls.has(url) ? [] : url));
  return { pages, composed, part: { fresh: composed.filter((page) => !known.has(page)), gone } };
}

function idsShown({ data }: ComposedPage<'article'>): number[] {
  const { related, previous, next } = data;
  return [...related, previous, next].flatMap((card) => (card ? [card.id] : []));
}

/**
 * The pages of articles and their lists; a change composes only those that it may affect. The
 * result equals that of `articleLists` and `articlePages` for the whole content.
 */
export class ArticlePages {
  #index = new ArticleIndex([]);
  readonly #articles = new Map<number, Article>();
  readonly #pages = new Map<number, ComposedPage<'article'>>();
  /** Ids of the articles whose pages show a card of this one. */
  readonly #shownBy = new Map<number, Set<number>>();
  #lists: Lists = new Map();
  #madeOf: Content | null = null;
  readonly #listPages = new Map<string, MadeList>();

  get(id: number): Article | undefined {
    return this.#articles.get(id);
  }

  /** Newest first. */
  all(): readonly Article[] {
    return this.#index.listOf(null, null);
  }

  /** URLs of the pages that show an article's card. */
  showing(id: number): string[] {
    const article = this.#articles.get(id);
    if (!article) return [];
    const ofArticles = [...(this.#shownBy.get(id) ?? [])].map((by) => this.#pages.get(by)?.url);
    const ofLists = [...this.#lists].flatMap(([owner, { list }]) => {
      const made = this.#listPages.get(owner);
      const places = made ? placesIn(list, new Set([article])) : [];
      return places.map((place) => made?.composed[made.pages.showing(place)]?.url);
    });
    return [...ofArticles, ...ofLists].filter((url) => url !== undefined);
  }

  #remember(id: number, page: ComposedPage<'article'> | null): void {
    const before = this.#pages.get(id);
    for (const shown of before ? idsShown(before) : []) this.#shownBy.get(shown)?.delete(id);
    if (!page) {
      this.#pages.delete(id);
      return;
    }
    this.#pages.set(id, page);
    for (const shown of idsShown(page)) {
      const by = this.#shownBy.get(shown);
      if (by) by.add(id);
      else this.#shownBy.set(shown, new Set([id]));
    }
  }

  /** The current lists; previous objects where their inputs have not changed. */
  #currentLists(content: Content, { lists: moved }: Touched): Lists {
    const { categories, tags, articlePage: heading } = content;
    const made = this.#madeOf;
    const isSame =
      made?.categories === categories && made.tags === tags && made.articlePage === heading;
    if (isSame && moved.size === 0) return this.#lists;
    const combinations = combinationsOf(content, this.#index);
    return new Map(
      listsOf(content, this.#index, combinations).map((list) => {
        const owner = ownerOfList(list);
        const filters = filtersOfPages(filtersOf(list, content, combinations));
        return [owner, { list, filters: lasting(this.#lists.get(owner)?.filters, filters) }];
      }),
    );
  }

  /** @returns null for a list that no longer exists. */
  #listUpdates(lists: Lists, { lists: moved, cards }: Touched): Map<string, ListUpdate | null> {
    const updates = new Map<string, ListUpdate | null>();
    for (const [owner, { list, filters }] of lists) {
      const before = this.#lists.get(owner);
      const had = this.#listPages.get(owner);
      const isSaid = before && same(wordsOf(before.list), wordsOf(list));
      if (!had || !isSaid || before.filters.earlier !== filters.earlier) {
        const pages = pagesOfList(list, filters);
        updates.set(owner, { pages, composed: pages.all() });
      } else if (before.filters !== filters || moved.has(listKey(list.section, list.tag))) {
        const pages = pagesOfList(list, filters);
        updates.set(owner, withMoves(pages, had, placesIn(list, cards)));
      } else {
        const places = placesIn(list, cards);
        if (places.length > 0) updates.set(owner, withPlaces(had, places));
      }
    }
    for (const owner of this.#lists.keys()) if (!lists.has(owner)) updates.set(owner, null);
    return updates;
  }

  #compose(
    content: Content,
    touched: Touched,
    articleOf: (id: number) => Article | undefined,
  ): { owned: Owned; keep: () => void } {
    const composed = new Map<number, ComposedPage<'article'> | null>();
    for (const id of touched.articles) {
      const article = articleOf(id);
      composed.set(id, article ? articlePage(article, this.#index) : null);
    }
    const lists = this.#currentLists(content, touched);
    const listPages = this.#listUpdates(lists, touched);
    const owned: Owned = new Map();
    for (const [owner, made] of listPages) {
      const pages = made?.part?.fresh ?? made?.composed ?? [];
      owned.set(owner, { pages, gone: made?.part?.gone ?? null });
    }
    for (const [id, page] of composed) {
      owned.set(ownerOfArticle(id), { pages: page ? [page] : [], gone: null });
    }
    const keep = () => {
      for (const [id, page] of composed) {
        const article = articleOf(id);
        if (article) this.#articles.set(id, article);
        else this.#articles.delete(id);
        this.#remember(id, page);
      }
      this.#lists = lists;
      this.#madeOf = content;
      for (const [owner, made] of listPages) {
        if (made) this.#listPages.set(owner, { pages: made.pages, composed: made.composed });
        else this.#listPages.delete(owner);
      }
    };
    return { owned, keep };
  }

  /**
   * Composes what the change affects. Nothing is stored until `keep` is called; only the index
   * changes immediately, and `undo` restores it.
   * @param content the content after the change; its `articles` are not read.
   */
  update(content: Content, changes: readonly ArticleChange[]): Update {
    const touched = applyChanges(this.#index, changes, (id) => this.#shownBy.get(id) ?? []);
    const undo = () => undoChanges(this.#index, changes);
    const changed = new Map(
      changes.map(({ before, after }) => [(after ?? before)?.id, after ?? undefined]),
    );
    try {
      const articleOf = (id: number) =>
        changed.has(id) ? changed.get(id) : this.#articles.get(id);
      return { ...this.#compose(content, touched, articleOf), undo };
    } catch (error) {
      undo();
      throw error;
    }
  }

  /** Composes everything, once, before the first update. */
  fill(content: Content): Update {
    const articles = new Map(content.articles.map((article) => [article.id, article]));
    this.#index = new ArticleIndex(content.articles.toSorted(newestFirst));
    const touched = {
      articles: new Set(articles.keys()),
      lists: new Set(content.articles.flatMap(keysOf)),
      cards: new Set<Article>(),
    };
    const undo = () => {
      this.#index = new ArticleIndex([]);
    };
    return { ...this.#compose(content, touched, (id) => articles.get(id)), undo };
  }
}
