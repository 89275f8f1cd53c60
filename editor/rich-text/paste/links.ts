import { addressFault, asAddress } from '../../links/link-address.ts';
import { innerFirst, unwrap } from './elements.ts';

/** Google Docs sends its readers through itself. */
function target(address: string): string {
  const url = URL.parse(address);
  const isGoogle = url !== null && /(?:^|\.)google\.[a-z.]+$/.test(url.hostname);
  return isGoogle && url.pathname === '/url' ? (url.searchParams.get('q') ?? address) : address;
}

/** Places of the document itself, which do not come along. */
const INSIDE = /^#_|^#(?:heading|bookmark|id\.)/;

/**
 * Leaves the links that a text may have; of others the words stay.
 * @returns whether there were footnotes of a document among them.
 */
export function settleLinks(root: Element, origin: string): boolean {
  let hasNotes = false;
  for (const link of innerFirst(root, 'a')) {
    const href = link.getAttribute('href') ?? '';
    hasNotes ||= /#_(?:ftn|edn)|#ftnt|#cmnt/.test(href);
    const address = asAddress(target(href), origin);
    if (INSIDE.test(address) || addressFault(address) !== null) unwrap(link);
    else link.setAttribute('href', address);
  }
  return hasNotes;
}
