import type { Article, ArticlePage } from '../../contract/schemas/article.ts';
import { FEED_FILE } from '../../src/config/constants.ts';
import { isLive } from '../../src/config/routes.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import type { PageData } from '../../src/build/page-data.ts';
import { feedOf } from '../../src/build/robots/feed.ts';
import { redirectFile, redirectsOf, type Redirect } from '../../src/build/robots/redirect-rules.ts';
import { robotsText } from '../../src/build/robots/robots-txt.ts';
import {
  indexText,
  newestOf,
  partFile,
  partOf,
  partsFor,
  partText,
  SITEMAP_FILE,
  type SitemapPage,
} from '../../src/build/robots/sitemap.ts';
import { PageRegister } from './page-register.ts';

export type RobotNews = {
  readonly pages: ReadonlyMap<string, PageFields | null>;
  /** Newest first. */
  readonly articles: readonly Article[];
  readonly articlePage: ArticlePage;
  readonly redirects: readonly Redirect[];
};

/** Files by their names; null for one that is no more. */
export type RobotFiles = Map<string, string | null>;

const isShown = (page: PageFields | undefined) =>
  page !== undefined && !page.head.noindex && !isLive(page.url);

/**
 * The files that robots and feed readers are told by, of which a change writes those that it
 * touches: the same ones as `robotFiles` makes of the whole.
 */
export class Robots {
  readonly #siteUrl: string;
  readonly #register = new PageRegister();
  /** Pages of the sitemap by part. */
  #parts: Map<string, SitemapPage>[] = [new Map()];
  #shown = 0;
  #redirects: readonly Redirect[] | null = null;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  #partAt(url: string): number {
    return partOf(url, this.#parts.length) - 1;
  }

  /** Spreads all pages anew where there are many more or many fewer. */
  #spread(): void {
    const pages = this.#parts.flatMap((part) => [...part.values()]);
    this.#parts = Array.from({ length: partsFor(this.#shown) }, () => new Map());
    for (const page of pages) this.#parts[this.#partAt(page.url)]?.set(page.url, page);
  }

  #sitemap(touched: ReadonlySet<string>): RobotFiles {
    const dirty = new Set<number>();
    for (const url of touched) {
      const at = this.#partAt(url);
      const part = this.#parts[at];
      if (!part) continue;
      this.#shown -= part.size;
      if (isShown(this.#register.page(url))) {
        part.set(url, { url, modified: this.#register.dateOf(url) });
      } else {
        part.delete(url);
      }
      this.#shown += part.size;
      dirty.add(at);
    }
    const count = this.#parts.length;
    const files: RobotFiles = new Map();
    if (partsFor(this.#shown) !== count) {
      for (let at = 0; at < count; at += 1) files.set(partFile(at + 1, count), null);
      this.#spread();
      for (const at of this.#parts.keys()) dirty.add(at);
    }
    const parts = this.#parts.map((part) => [...part.values()]);
    for (const at of dirty) {
      const part = parts[at];
      if (part) files.set(partFile(at + 1, parts.length), partText(part, this.#siteUrl));
    }
    if (parts.length > 1) files.set(SITEMAP_FILE, indexText(parts.map(newestOf), this.#siteUrl));
    return files;
  }

  #redirectFile(redirects: readonly Redirect[]): string {
    const { urls } = this.#register;
    const moved = [...urls].flatMap((url) => {
      const page = this.#register.page(url);
      if (page?.kind !== 'themeMoved') return [];
      return { from: url, to: (page.data as PageData['themeMoved']).target };
    });
    return redirectFile(redirectsOf(redirects, urls), moved);
  }

  /** Takes the news in. @returns the files that they may have changed. */
  take({ pages, articles, articlePage, redirects }: RobotNews): RobotFiles {
    const isOther = [...pages].some(
      ([url, page]) => page === null || this.#register.page(url) === undefined,
    );
    const hasMoved = [...pages.values()].some((page) => page?.kind === 'themeMoved');
    const files = this.#sitemap(this.#register.take(pages));
    if (isOther || hasMoved || this.#redirects !== redirects) {
      files.set('_redirects', this.#redirectFile(redirects));
      this.#redirects = redirects;
    }
    files.set('robots.txt', robotsText(this.#siteUrl));
    files.set(FEED_FILE, feedOf(articles, articlePage, this.#siteUrl));
    return files;
  }
}
