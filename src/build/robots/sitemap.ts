import { element, XML_START } from './xml.ts';

export type SitemapPage = { readonly url: string; readonly modified: string | undefined };

/** A file may hold 50 000 URLs; robots read smaller ones sooner, and an edit rewrites few. */
const LARGEST = 500;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap itself, or the index of its parts. */
export const SITEMAP_FILE = 'sitemap.xml';

/** The number of parts for this many URLs: a power of two, so that it rarely changes. */
export function partsFor(count: number, largest = LARGEST): number {
  return count <= largest ? 1 : 2 ** Math.ceil(Math.log2(count / largest));
}

/** The part of a URL, from 1: it stays the same whatever other URLs are added or removed. */
export function partOf(url: string, parts: number): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < url.length; at += 1) sum = Math.imul(sum ^ url.charCodeAt(at), 0x01000193);
  return ((sum >>> 0) % parts) + 1;
}

/** Name of a part's file. */
export const partFile = (part: number, parts: number): string =>
  parts === 1 ? SITEMAP_FILE : `sitemap-${part}.xml`;

/** A page's line in its part. */
export function pageRow({ url, modified }: SitemapPage, siteUrl: string): string {
  const date = modified === undefined ? '' : element('lastmod', modified);
  return `<url>${element('loc', siteUrl + url)}${date}</url>\n`;
}

/** The file of one part. @param rows lines of its pages, sorted by URL. */
export const partText = (rows: readonly string[]): string =>
  `${XML_START}<urlset ${NAMESPACE}>\n${rows.join('')}</urlset>\n`;

/** The sort order of URLs in a part. */
export const byAddress = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** The newest date of a part, or undefined if none of its pages has one. */
export function newestOf(pages: Iterable<Pick<SitemapPage, 'modified'>>): string | undefined {
  let newest: string | undefined;
  for (const { modified } of pages) {
    if (modified !== undefined && (newest === undefined || modified > newest)) newest = modified;
  }
  return newest;
}

/**
 * The index of the parts.
 * @param dates the newest date of each part, in order.
 */
export function indexText(dates: readonly (string | undefined)[], siteUrl: string): string {
  const rows = dates.map((date, place) => {
    const loc = element('loc', `${siteUrl}/${partFile(place + 1, dates.length)}`);
    return `<sitemap>${loc}${date ? element('lastmod', date) : ''}</sitemap>\n`;
  });
  return `${XML_START}<sitemapindex ${NAMESPACE}>\n${rows.join('')}</sitemapindex>\n`;
}

/** The sitemap's files by name: one, or an index with its parts when there are many pages. */
export function sitemapFiles(
  pages: readonly SitemapPage[],
  siteUrl: string,
  largest = LARGEST,
): Map<string, string> {
  const count = partsFor(pages.length, largest);
  const byPart = Map.groupBy(pages, ({ url }) => partOf(url, count));
  const parts = Array.from({ length: count }, (_, place) => byPart.get(place + 1) ?? []);
  const files = parts.map((part, place) => {
    const sorted = part.toSorted((one, other) => byAddress(one.url, other.url));
    const text = partText(sorted.map((page) => pageRow(page, siteUrl)));
    return [partFile(place + 1, count), text] as const;
  });
  if (count === 1) return new Map(files);
  return new Map([[SITEMAP_FILE, indexText(parts.map(newestOf), siteUrl)], ...files]);
}
