import { hasPage, isPersonal } from '../../config/routes.ts';

/**
 * Where an address leads, which decides how a link to it is made: a `page` of this site, another
 * `site` or a file (a new tab), or something `plain` that the browser alone handles, such as a
 * telephone number or an anchor.
 * @param within whether the link stands in the personal area, whose pages are pages only from there.
 */
export function addressKind(url: string, within = false): 'page' | 'site' | 'plain' {
  if (/^(?:https?:)?\/\//.test(url)) return 'site';
  if (!url.startsWith('/')) return 'plain';
  // A dot in the last part of the path is a file's ending: /upload/site_rules.pdf.
  if (/^[^?#]*\.[a-z\d]+(?:[?#]|$)/i.test(url)) return 'site';
  return hasPage(url) || (within && isPersonal(url)) ? 'page' : 'plain';
}
