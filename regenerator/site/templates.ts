import type { PageFields } from '../../src/build/derive-pages.ts';
import type { PageKind } from '../../src/build/page-data.ts';
import { pageDataText, parsePageData, pageDataFile, type PageData } from '../gatsby/gatsby.ts';
import type { ReadFile } from './slices.ts';

/** A kind of page that the last build had none of, so the form of its data is unknown. */
export class UnknownTemplateError extends Error {
  override readonly name = 'UnknownTemplateError';
}

/** A page as it was published: its data, and the expected id of its node. */
type Learned = { readonly url: string; readonly id: string; readonly text: string };

/**
 * The data that Gatsby writes for each kind of page besides its content, learned from the published
 * site.
 */
export class Templates {
  readonly #likes = new Map<PageKind, Learned & { readonly like: PageData }>();
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
      if (text === null) continue;
      this.#likes.set(kind, { url, id: this.#idOf(url), text, like: parsePageData(text) });
    }
  }

  /** The pages it was learned from, one of each kind. */
  learned(): readonly Learned[] {
    return [...this.#likes.values()];
  }

  /** @throws UnknownTemplateError */
  textOf({ kind, url, head, data }: PageFields): string {
    const learned = this.#likes.get(kind);
    if (!learned) throw new UnknownTemplateError(`No page of the kind "${kind}" was built yet.`);
    return pageDataText(learned.like, { url, id: this.#idOf(url), content: { url, head, data } });
  }
}
