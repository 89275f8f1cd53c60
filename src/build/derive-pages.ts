import type { Derivation } from '../sourcing/source.ts';
import { composePages } from './compose/compose.ts';
import { overridden } from './compose/metadata.ts';
import type { ComposedPage } from './compose/page.ts';
import { withFootnotes } from './compose/footnotes.ts';
import type { Content } from './content.ts';
import { readContent } from './read-content.ts';
import type { Metadata } from '../../contract/schemas/reference.ts';
import { refuseUnknownFootnotes } from './footnote-marks.ts';
import { sharePicture, type SharePicture } from './share/share-picture.ts';

export const PAGE_TYPE = 'PageContent';

/** A page as it is stored: the data of its template, and the picture for links to it. */
export type PageFields = ComposedPage & { readonly share: SharePicture };

/** The values needed to finish every page. */
export type Finishing = {
  /** Texts of footnotes by their codes. */
  readonly notes: ReadonlyMap<string, string>;
  /** Overrides of page heads, by page code. */
  readonly metadata: ReadonlyMap<string, Metadata>;
  /** The brand's name, at the end of titles. */
  readonly brand: string;
};

export const finishingOf = (
  content: Pick<Content, 'footnotes' | 'metadata' | 'settings'>,
): Finishing => ({
  brand: content.settings.item.brand.name,
  notes: new Map(content.footnotes.map(({ code, text }) => [code, text])),
  metadata: new Map(content.metadata.map((entry) => [entry.page_code, entry])),
});

/** Adds what is the same for every kind of page: footnotes, metadata, the brand, its picture. */
export function finishPage(composed: ComposedPage, finishing: Finishing): PageFields {
  const { notes, metadata, brand } = finishing;
  const page = withFootnotes(composed, notes);
  const { kind, url, data } = page;
  const share = sharePicture(page);
  const { src, alt } = share;
  const head = { ...overridden(page, metadata, brand), brand, share: { src, alt } };
  return { kind, url, head, data, share };
}

/**
 * Each page is one node with everything it shows, queried by id: Gatsby then knows exactly which pages an
 * edit affects. (With queries over `allArticle` any edit would affect every list.) `share` is only for the
 * build, which draws the picture; the page's head needs only its URL.
 */
export const derivePages: Derivation = {
  type: PAGE_TYPE,
  fields: 'kind: String! url: String! head: JSON! data: JSON! share: JSON!',
  derive: (entities) => {
    refuseUnknownFootnotes(entities);
    const content = readContent(entities);
    const finishing = finishingOf(content);
    return composePages(content).map((composed) => {
      const page = finishPage(composed, finishing);
      return { key: page.url, fields: page };
    });
  },
};
