import type { Derivation } from '../../plugins/gatsby-source-custom-api/source.ts';
import { composePages } from './compose/compose.ts';
import { overridden } from './compose/metadata.ts';
import { readContent } from './content.ts';
import { refuseUnknownFootnotes } from './footnote-marks.ts';
import { sharePicture } from './share/share-picture.ts';

export const PAGE_TYPE = 'PageContent';

/**
 * Each page is one node with everything it shows, queried by id: Gatsby then knows exactly which
 * pages an edit touches. (With queries over `allArticle` any edit would touch every list.) `share`
 * is for the build alone, which draws the picture; the page's head needs no more than its address.
 */
export const derivePages: Derivation = {
  type: PAGE_TYPE,
  fields: 'kind: String! url: String! head: JSON! data: JSON! share: JSON!',
  derive: (entities) => {
    refuseUnknownFootnotes(entities);
    const content = readContent(entities);
    const metadata = new Map(content.metadata.map((entry) => [entry.page_code, entry]));
    return composePages(content).map((page) => {
      const { kind, url, data } = page;
      const share = sharePicture(page);
      const head = { ...overridden(page, metadata), share: { src: share.src, alt: share.alt } };
      return { key: url, fields: { kind, url, head, data, share } };
    });
  },
};
