import type { Derivation } from '../../plugins/gatsby-source-custom-api/source.ts';
import { composePages } from './compose/compose.ts';
import { readContent } from './content.ts';

export const PAGE_TYPE = 'PageContent';

/**
 * Each page is one node with everything it shows, queried by id: Gatsby then knows exactly which
 * pages an edit touches. (With queries over `allArticle` any edit would touch every list.)
 */
export const derivePages: Derivation = {
  type: PAGE_TYPE,
  fields: 'kind: String! url: String! head: JSON! data: JSON!',
  derive: (entities) =>
    composePages(readContent(entities)).map(({ kind, url, head, data }) => ({
      key: url,
      fields: { kind, url, head, data },
    })),
};
