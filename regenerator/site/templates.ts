import type { PageFields } from '../../src/build/derive-pages.ts';
import type { PageKind } from '../../src/build/page-data.ts';
import { pageDataText, parsePageData, pageDataFile, type PageData } from '../gatsby/gatsby.ts';
import type { ReadFile } from './slices.ts';

/** A kind of page that the last build made none of: what Gatsby writes for it is not known. */
export class UnknownTemplateError extends Error {
  override readonly name = 'UnknownTemplateError';
}

/** What Gatsby writes for each kind of page beside its content, learned from the published site. */
export class Templates {
  readonly #likes = new Map<PageKind, PageData>();
  readonly #idOf: (url: string) => string;

  /** @param idOf id of the node of a page. */
  constructor(idOf: (url: string) => string) {
    this.#idOf = idOf;
  }

  /** Learns from one page of each kind. */
  async learn(pages: Iterable<PageFields>, read: ReadFile): Promise<void> {
    for (const { kind, url } of pages) {
      if (this.#likes.has(kind)) continue;
      const text = await read(pageDataFile(url));
      if (text !== null) this.#likes.set(kind, parsePageData(text));
    }
  }

  /** @throws UnknownTemplateError */
  textOf({ kind, url, head, data }: PageFields): string {
    const like = this.#likes.get(kind);
    if (!like) throw new UnknownTemplateError(`No page of the kind "${kind}" was built yet.`);
    return pageDataText(like, { url, id: this.#idOf(url), content: { url, head, data } });
  }
}
