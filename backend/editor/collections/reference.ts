/** FAQ, instructions, static pages, links and themes. */
import { routes } from '../../../src/config/routes.ts';
import { addressedBy, addressedByAlias } from '../collection.ts';
import { described } from '../described.ts';
import { documentFaults, heldByDocument } from './page-document.ts';
import { renameInProducts } from './product-aliases.ts';
import { themeFaults } from './theme-redirects.ts';

export const referenceCollections = [
  described('faq', { searchKind: 'faq', addresses: addressedByAlias(routes.faqItem) }),
  described('instructions', {
    searchKind: 'instruction',
    addresses: addressedByAlias(routes.instruction),
    renamed: renameInProducts('instructions'),
  }),
  described('links', { addresses: addressedByAlias(routes.linkPage) }),
  described('pages', {
    searchKind: 'page',
    addresses: addressedByAlias(routes.content),
    faults: documentFaults,
    heldBy: heldByDocument,
  }),
  described('themes', {
    addresses: addressedBy((row) => routes.theme(Number(row['id']))),
    faults: themeFaults,
  }),
];
