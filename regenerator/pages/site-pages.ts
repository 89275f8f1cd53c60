import { claimedTwice, composers } from '../../src/build/compose/compose.ts';
import type { ComposedPage } from '../../src/build/compose/page.ts';
import type { Content } from '../../src/build/content.ts';
import {
  finishingOf,
  finishPage,
  type Finishing,
  type PageFields,
} from '../../src/build/derive-pages.ts';
import { ArticlePages, type Holding, type Owned, type Update } from './article-pages.ts';
import type { ArticleChange } from './article-touch.ts';
import { Remembered } from './remembered.ts';
import { same } from './same.ts';

/** Content without its articles, which come as changes. */
export type Rest = Omit<Content, 'articles'>;

export type PagesUpdate = {
  /** By URL; null for a removed page. */
  readonly pages: ReadonlyMap<string, PageFields | null>;
  /** Call exactly one of the two: `keep` applies the update, the other abandons it. */
  readonly keep: () => void;
  readonly undo: () => void;
};

type Known = { owner: string; composed: ComposedPage; page: PageFields };

/** Whether its holder no longer has this URL, unless the holder claims it again. */
const isFreed = (holder: Holding | undefined, url: string) =>
  holder !== undefined && (holder.gone === null || holder.gone.includes(url));

/** Whether a page is the same under the new footnotes, metadata and brand as under the old ones. */
const isUntouched = (known: Known, finishing: Finishing) =>
  same(finishPage(known.composed, finishing), known.page);

/**
 * All current pages of the site, and the effect of a change of the content: the result equals that
 * of the build's `derivePages`, but only affected pages are composed.
 */
export class SitePages {
  readonly #articles = new ArticlePages();
  readonly #groups = composers.map((compose) => new Remembered(compose));
  readonly #owned = new Map<string, Set<string>>();
  readonly #known = new Map<string, Known>();
  #finishing: Finishing = { notes: new Map(), metadata: new Map(), brand: '' };
  /** All articles as a stable list: what has read it runs again only with a new list. */
  #listed: Content['articles'] = [];

  get articles(): Pick<ArticlePages, 'get' | 'all' | 'showing'> {
    return this.#articles;
  }

  *pages(): Generator<PageFields> {
    for (const { page } of this.#known.values()) yield page;
  }

  page(url: string): PageFields | undefined {
    return this.#known.get(url)?.page;
  }

  /** Composed pages with their owners, by URL. */
  #claimed(owned: Owned): Map<string, { owner: string; composed: ComposedPage }> {
    const claims = new Map<string, { owner: string; composed: ComposedPage }>();
    for (const [owner, { pages }] of owned) {
      for (const composed of pages) {
        const { url } = composed;
        const holder = this.#known.get(url)?.owner;
        const isHeld = holder !== undefined && holder !== owner && !isFreed(owned.get(holder), url);
        if (claims.has(url) || isHeld) throw claimedTwice(url);
        claims.set(url, { owner, composed });
      }
    }
    return claims;
  }

  #finished(
    claims: ReadonlyMap<string, { owner: string; composed: ComposedPage }>,
    gone: ReadonlySet<string>,
    finishing: Finishing,
  ): Map<string, Known> {
    const next = new Map<string, Known>();
    const isFinishedSo = this.#isFinishedSo(finishing);
    /** The page for a composed one: the known object if they are equal. */
    const pageOf = (known: Known) =>
      isFinishedSo || isUntouched(known, finishing)
        ? known.page
        : finishPage(known.composed, finishing);
    for (const [url, { owner, composed }] of claims) {
      const known = this.#known.get(url);
      if (known?.composed === composed && known.owner === owner) continue;
      if (known && same(known.composed, composed)) {
        // The same content. The new object is stored anyway, so that the next comparison is
        // trivial.
        next.set(url, { owner, composed, page: pageOf({ ...known, composed }) });
      } else {
        next.set(url, { owner, composed, page: finishPage(composed, finishing) });
      }
    }
    if (!isFinishedSo) {
      for (const [url, known] of this.#known) {
        const composed = claims.get(url)?.composed ?? known.composed;
        if (next.has(url) || gone.has(url)) continue;
        if (isUntouched({ ...known, composed }, finishing)) continue;
        next.set(url, { ...known, composed, page: finishPage(composed, finishing) });
      }
    }
    return next;
  }

  #own(owner: string, { pages, gone }: Holding): void {
    const urls = (gone ? this.#owned.get(owner) : undefined) ?? new Set();
    for (const url of gone ?? []) urls.delete(url);
    for (const { url } of pages) urls.add(url);
    if (urls.size > 0) this.#owned.set(owner, urls);
    else this.#owned.delete(owner);
  }

  #isFinishedSo({ notes, metadata, brand }: Finishing): boolean {
    const before = this.#finishing;
    if (brand !== before.brand) return false;
    return same([...notes], [...before.notes]) && same([...metadata], [...before.metadata]);
  }

  /**
   * The pages that change with the content.
   * @param rest all current content except the articles.
   * @throws Error when two pages claim one URL, or content cannot be composed; then nothing
   * has changed.
   */
  update(rest: Rest, changes: readonly ArticleChange[]): PagesUpdate {
    const update = this.#articles.update({ ...rest, articles: [] }, changes);
    const articles = changes.length === 0 ? this.#listed : [...this.#articles.all()];
    return this.#updated({ ...rest, articles }, update);
  }

  /** Composes every page, before the first update. */
  fill(content: Content): PagesUpdate {
    const update = this.#articles.fill(content);
    return this.#updated({ ...content, articles: [...this.#articles.all()] }, update);
  }

  #updated(content: Content, articles: Update): PagesUpdate {
    try {
      const groups = this.#groups.map((group) => group.update(content));
      const owned: Owned = new Map(articles.owned);
      for (const [place, { output, isNew }] of groups.entries()) {
        // Its known pages stay unchanged.
        if (isNew) owned.set(`group ${place}`, { pages: output, gone: null });
      }
      const claims = this.#claimed(owned);
      const finishing = finishingOf(content);
      const gone = new Set(
        [...owned]
          .flatMap(([owner, holding]) => holding.gone ?? [...(this.#owned.get(owner) ?? [])])
          .filter((url) => !claims.has(url)),
      );
      const next = this.#finished(claims, gone, finishing);
      const pages = new Map<string, PageFields | null>([...gone].map((url) => [url, null]));
      for (const [url, { page }] of next) {
        if (page !== this.#known.get(url)?.page) pages.set(url, page);
      }
      const keep = () => {
        articles.keep();
        for (const group of groups) group.keep();
        for (const url of gone) this.#known.delete(url);
        for (const [url, known] of next) this.#known.set(url, known);
        for (const [owner, holding] of owned) this.#own(owner, holding);
        this.#finishing = finishing;
        this.#listed = content.articles;
      };
      return { pages, keep, undo: articles.undo };
    } catch (error) {
      articles.undo();
      throw error;
    }
  }
}
