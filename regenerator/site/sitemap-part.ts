import { byAddress, newestOf, pageRow, partText } from '../../src/build/robots/sitemap.ts';
import type { SitemapPage } from '../../src/build/robots/sitemap.ts';

/** One file of the sitemap; a change rewrites the lines that it affects. */
export class SitemapPart {
  readonly #siteUrl: string;
  /** The pages' dates by URL. */
  readonly #dates = new Map<string, string | undefined>();
  /** URLs in the order of the file. */
  readonly #urls: string[] = [];
  /** Their lines, in the same order: most edits write the file again with other lines. */
  readonly #rows: string[] = [];
  #newest: { readonly date: string | undefined } | null = null;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  get size(): number {
    return this.#dates.size;
  }

  /** The position of a URL in the file, or where it would be inserted. */
  #placeOf(url: string): number {
    let from = 0;
    let to = this.#urls.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (byAddress(this.#urls[middle] ?? '', url) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  pages(): SitemapPage[] {
    return [...this.#dates].map(([url, modified]) => ({ url, modified }));
  }

  /** @returns whether the file has changed. */
  set({ url, modified }: SitemapPage): boolean {
    const isKnown = this.#dates.has(url);
    if (isKnown && this.#dates.get(url) === modified) return false;
    const place = this.#placeOf(url);
    const replaced = isKnown ? 1 : 0;
    this.#urls.splice(place, replaced, url);
    this.#rows.splice(place, replaced, pageRow({ url, modified }, this.#siteUrl));
    this.#newest = null;
    this.#dates.set(url, modified);
    return true;
  }

  /** @returns whether the file has changed. */
  delete(url: string): boolean {
    if (!this.#dates.delete(url)) return false;
    const place = this.#placeOf(url);
    this.#urls.splice(place, 1);
    this.#rows.splice(place, 1);
    this.#newest = null;
    return true;
  }

  get newest(): string | undefined {
    this.#newest ??= { date: newestOf(this.pages()) };
    return this.#newest.date;
  }

  text(): string {
    return partText(this.#rows);
  }
}
