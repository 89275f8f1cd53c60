import { hasPage } from '../config/routes.ts';

/**
 * Where an address leads, which decides how a link to it is made: a `page` of this site, another
 * `site` or a file (a new tab), or something `plain` that the browser alone handles, such as a
 * telephone number or an anchor.
 */
export function addressKind(url: string): 'page' | 'site' | 'plain' {
  if (/^(?:https?:)?\/\//.test(url)) return 'site';
  if (!url.startsWith('/')) return 'plain';
  // A dot in the last part of the path is a file's ending: /upload/site_rules.pdf.
  if (/^[^?#]*\.[a-z\d]+(?:[?#]|$)/i.test(url)) return 'site';
  return hasPage(url) ? 'page' : 'plain';
}
