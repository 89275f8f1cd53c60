import type { Article, ArticlePage } from '../../contract/schemas/article.ts';
import { FEED_FILE } from '../../src/config/constants.ts';
import { isLive } from '../../src/config/routes.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import type { PageData } from '../../src/build/page-data.ts';
import { feedItem, feedOf, newestOf } from '../../src/build/robots/feed.ts';
import { redirectFile, redirectsOf, type Redirect } from '../../src/build/robots/redirect-rules.ts';
import { robotsText } from '../../src/build/robots/robots-txt.ts';
import {
  indexText,
  partFile,
  partOf,
  partsFor,
  SITEMAP_FILE,
} from '../../src/build/robots/sitemap.ts';
import { SitemapPart } from './sitemap-part.ts';
import { PageRegister } from './page-register.ts';

export type RobotNews = {
  readonly pages: ReadonlyMap<string, PageFields | null>;
  /** Newest first. */
  readonly articles: readonly Article[];
  readonly articlePage: ArticlePage;
  readonly redirects: readonly Redirect[];
  /** The name of the brand. */
  readonly brand: string;
};

/** Files by name; null for a removed one. */
export type RobotFiles = Map<string, string | null>;

/** Writes each article once: a new one moves the others, but does not change them. */
function feedItems(): typeof feedItem {
  const known = { whole: new WeakMap<Article, string>(), short: new WeakMap<Article, string>() };
  return (article, siteUrl, isWhole) => {
    const items = isWhole ? known.whole : known.short;
    const item = items.get(article) ?? feedItem(article, siteUrl, isWhole);
    items.set(article, item);
    return item;
  };
}

const isShown = (page: PageFields | undefined) =>
  page !== undefined && !page.head.noindex && !isLive(page.url);

/**
 * The files for robots and feed readers; a change rewrites those that it affects, with the same
 * result as `robotFiles` for the whole content.
 */
export class Robots {
  readonly #siteUrl: string;
  readonly #register = new PageRegister();
  readonly #items = feedItems();
  #parts: readonly SitemapPart[];
  #shown = 0;
  #isWritten = false;
  #redirects: readonly Redirect[] | null = null;
  /** The inputs the feed was built from. */
  #fed: Pick<RobotNews, 'articles' | 'articlePage' | 'brand'> | null = null;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
    this.#parts = [new SitemapPart(siteUrl)];
  }

  #partOf(url: string): SitemapPart {
    const part = this.#parts[partOf(url, this.#parts.length) - 1];
    if (!part) throw new Error(`No part of the sitemap is that of ${url}.`);
    return part;
  }

  /**
   * Redistributes all pages when there are many more or many fewer. @returns removals of the
   * previous files.
   */
  #spread(): RobotFiles {
    const before = this.#parts;
    const [count, old] = [partsFor(this.#shown), before.length];
    if (count === old) return new Map();
    this.#parts = Array.from({ length: count }, () => new SitemapPart(this.#siteUrl));
    for (const page of before.flatMap((part) => part.pages())) this.#partOf(page.url).set(page);
    return new Map(before.map((_, at) => [partFile(at + 1, old), null]));
  }

  #take(url: string): SitemapPart | null {
    const part = this.#partOf(url);
    const before = part.size;
    const isOther = isShown(this.#register.page(url))
      ? part.set({ url, modified: this.#register.dateOf(url) })
      : part.delete(url);
    this.#shown += part.size - before;
    return isOther ? part : null;
  }

  #sitemap(touched: ReadonlySet<string>): RobotFiles {
    const others = new Set([...touched].flatMap((url) => this.#take(url) ?? []));
    const files = this.#spread();
    const { length: count } = this.#parts;
    const isWhole = files.size > 0 || !this.#isWritten;
    this.#isWritten = true;
    for (const [at, part] of this.#parts.entries()) {
      if (isWhole || others.has(part)) files.set(partFile(at + 1, count), part.text());
    }
    if (count > 1 && (isWhole || others.size > 0)) {
      const dates = this.#parts.map(({ newest }) => newest);
      files.set(SITEMAP_FILE, indexText(dates, this.#siteUrl));
    }
    return files;
  }

  #redirectFile(redirects: readonly Redirect[]): string {
    const { urls, earlier } = this.#register;
    const moved = [...this.#register.moved].map((from) => {
      const data = this.#register.page(from)?.data as PageData['themeMoved'];
      return { from, to: data.target };
    });
    return redirectFile(redirectsOf(redirects, urls, earlier), moved);
  }

  /** The feed if it may have changed, and, the first time, files that never change. */
  #feed({ articles: all, articlePage, brand }: RobotNews): RobotFiles {
    const articles = newestOf(all);
    const before = this.#fed;
    this.#fed = { articles, articlePage, brand };
    const isSame =
      before?.articlePage === articlePage &&
      before.brand === brand &&
      before.articles.length === articles.length &&
      before.articles.every((article, at) => article === articles[at]);
    if (isSame) return new Map();
    const about = { siteUrl: this.#siteUrl, brand };
    const files: RobotFiles = new Map([
      [FEED_FILE, feedOf(articles, articlePage, about, this.#items)],
    ]);
    if (!before) files.set('robots.txt', robotsText(this.#siteUrl));
    return files;
  }

  /** Applies the changes. @returns the files that may have changed. */
  take(news: RobotNews): RobotFiles {
    const { pages, redirects } = news;
    const isOther = [...pages].some(
      ([url, page]) => page === null || this.#register.page(url) === undefined,
    );
    // Before and after: a theme that no longer leads elsewhere must not be redirected either.
    const hasMoved = [...pages].some(
      ([url, page]) => page?.kind === 'themeMoved' || this.#register.moved.has(url),
    );
    const files = this.#sitemap(this.#register.take(pages));
    if (isOther || hasMoved || this.#redirects !== redirects) {
      files.set('_redirects', this.#redirectFile(redirects));
      this.#redirects = redirects;
    }
    return new Map([...files, ...this.#feed(news)]);
  }
}
