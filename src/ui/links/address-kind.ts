import { hasPage, isPersonal } from '../../config/routes.ts';

/**
 * The target of a URL, which decides how a link is rendered: a `page` of this site, another `site`
 * or a file (a new tab), or a `plain` one that only the browser handles, such as a phone number or
 * an anchor.
 * @param within whether the link is in the personal area, whose pages are pages only from there.
 */
export function addressKind(url: string, within = false): 'page' | 'site' | 'plain' {
  if (/^(?:https?:)?\/\//.test(url)) return 'site';
  if (!url.startsWith('/')) return 'plain';
  // A dot in the last path segment marks a file extension: /upload/site_rules.pdf.
  if (/^[^?#]*\.[a-z\d]+(?:[?#]|$)/i.test(url)) return 'site';
  return hasPage(url) || (within && isPersonal(url)) ? 'page' : 'plain';
}
