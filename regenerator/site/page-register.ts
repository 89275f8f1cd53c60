import { dateOf, datePartsOf, type DateParts } from '../../src/build/robots/page-dates.ts';
import { listOfEarlier } from '../../src/build/robots/redirect-rules.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';

type Entry = { readonly page: PageFields; readonly parts: DateParts | undefined };

/** Dates of all pages, kept up to date: a page's date depends on those of the pages it shows. */
export class PageRegister {
  readonly #entries = new Map<string, Entry>();
  readonly #urls = new Set<string>();
  readonly #moved = new Set<string>();
  /** Earlier pages of lists, by the URL of the list. */
  readonly #earlier = new Map<string, Set<string>>();
  /** Dates of pages that show a single entity. */
  readonly #dates = new Map<string, string>();
  /** Pages that show a URL and have no date of their own. */
  readonly #showing = new Map<string, Set<string>>();

  get urls(): ReadonlySet<string> {
    return this.#urls;
  }

  get earlier(): ReadonlyMap<string | null, ReadonlySet<string>> {
    return this.#earlier;
  }

  /** URLs of themes that redirect. */
  get moved(): ReadonlySet<string> {
    return this.#moved;
  }

  page(url: string): PageFields | undefined {
    return this.#entries.get(url)?.page;
  }

  dateOf(url: string): string | undefined {
    const entry = this.#entries.get(url);
    return entry && dateOf(entry.page, this.#dates, entry.parts);
  }

  #forget(url: string): void {
    for (const shown of this.#entries.get(url)?.parts?.urls ?? []) {
      this.#showing.get(shown)?.delete(url);
    }
    this.#entries.delete(url);
    this.#urls.delete(url);
    this.#earlier.get(listOfEarlier(url) ?? '')?.delete(url);
    this.#moved.delete(url);
  }

  #keepEarlier(url: string): void {
    const list = listOfEarlier(url);
    if (list === null) return;
    const known = this.#earlier.get(list);
    if (known) known.add(url);
    else this.#earlier.set(list, new Set([url]));
  }

  /**
   * Applies changed pages; null for removed ones.
   * @returns URLs of all pages whose date may have changed.
   */
  take(pages: ReadonlyMap<string, PageFields | null>): Set<string> {
    const touched = new Set<string>();
    for (const [url, page] of pages) {
      touched.add(url);
      this.#forget(url);
      const before = this.#dates.get(url);
      const after = page?.head.modified;
      if (after === undefined) this.#dates.delete(url);
      else this.#dates.set(url, after);
      if (before !== after) for (const by of this.#showing.get(url) ?? []) touched.add(by);
      if (!page) continue;
      const parts = after === undefined ? datePartsOf(page.data) : undefined;
      this.#entries.set(url, { page, parts });
      this.#urls.add(url);
      this.#keepEarlier(url);
      if (page.kind === 'themeMoved') this.#moved.add(url);
      for (const shown of parts?.urls ?? []) {
        const by = this.#showing.get(shown);
        if (by) by.add(url);
        else this.#showing.set(shown, new Set([url]));
      }
    }
    return touched;
  }
}
