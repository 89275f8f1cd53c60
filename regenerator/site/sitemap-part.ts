import { byAddress, newestOf, pageRow, partText } from '../../src/build/robots/sitemap.ts';
import type { SitemapPage } from '../../src/build/robots/sitemap.ts';

type Entry = { readonly modified: string | undefined; readonly row: string };

/** One file of the sitemap; a change rewrites the lines that it affects. */
export class SitemapPart {
  readonly #siteUrl: string;
  readonly #entries = new Map<string, Entry>();
  /** URLs in the order of the file. */
  readonly #sorted: string[] = [];
  #newest: { readonly date: string | undefined } | null = null;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The position of a URL in the file, or where it would be inserted. */
  #placeOf(url: string): number {
    let from = 0;
    let to = this.#sorted.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (byAddress(this.#sorted[middle] ?? '', url) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  pages(): SitemapPage[] {
    return [...this.#entries].map(([url, { modified }]) => ({ url, modified }));
  }

  /** @returns whether the file has changed. */
  set({ url, modified }: SitemapPage): boolean {
    const known = this.#entries.get(url);
    if (known && known.modified === modified) return false;
    if (!known) this.#sorted.splice(this.#placeOf(url), 0, url);
    this.#newest = null;
    this.#entries.set(url, { modified, row: pageRow({ url, modified }, this.#siteUrl) });
    return true;
  }

  /** @returns whether the file has changed. */
  delete(url: string): boolean {
    if (!this.#entries.delete(url)) return false;
    this.#sorted.splice(this.#placeOf(url), 1);
    this.#newest = null;
    return true;
  }

  get newest(): string | undefined {
    this.#newest ??= { date: newestOf(this.#entries.values()) };
    return this.#newest.date;
  }

  text(): string {
    return partText(this.#sorted.map((url) => this.#entries.get(url)?.row ?? ''));
  }
}
