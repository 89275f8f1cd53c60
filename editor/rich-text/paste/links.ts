import { addressFault, asAddress } from '../../links/link-address.ts';
import { innerFirst, unwrap } from './elements.ts';

/** Unwraps the redirect that Google Docs puts into links. */
function target(address: string): string {
  const url = URL.parse(address);
  const isGoogle = url !== null && /(?:^|\.)google\.[a-z.]+$/.test(url.hostname);
  return isGoogle && url.pathname === '/url' ? (url.searchParams.get('q') ?? address) : address;
}

/** Links within the document, whose targets are not pasted. */
const INSIDE = /^#_|^#(?:heading|bookmark|id\.)/;

/**
 * Keeps the links that a text may have; for others only the words stay.
 * @returns whether any of them were footnotes of a document.
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
