import { element, XML_START } from './xml.ts';

export type SitemapPage = { readonly url: string; readonly modified: string | undefined };

/** A file takes 50 000 addresses; robots read smaller ones sooner. */
const LARGEST = 10_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSet(pages: readonly SitemapPage[], siteUrl: string): string {
  const rows = pages.map(({ url, modified }) => {
    const date = modified === undefined ? '' : element('lastmod', modified);
    return `<url>${element('loc', siteUrl + url)}${date}</url>\n`;
  });
  return `${XML_START}<urlset ${NAMESPACE}>\n${rows.join('')}</urlset>\n`;
}

/** The newest date of a part, or nothing where none of its pages has one. */
function newest(pages: readonly SitemapPage[]): string | undefined {
  return pages
    .flatMap(({ modified }) => modified ?? [])
    .sort()
    .at(-1);
}

/**
 * The sitemap's files by their names: one, or an index with its parts where there are many pages.
 * In the order of the addresses, so that an edit changes one part and no more.
 */
export function sitemapFiles(
  pages: readonly SitemapPage[],
  siteUrl: string,
  largest = LARGEST,
): Map<string, string> {
  const sorted = pages.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  if (sorted.length <= largest) return new Map([['sitemap.xml', urlSet(sorted, siteUrl)]]);
  const files = new Map<string, string>();
  const rows: string[] = [];
  for (let start = 0; start < sorted.length; start += largest) {
    const part = sorted.slice(start, start + largest);
    const name = `sitemap-${start / largest + 1}.xml`;
    const date = newest(part);
    files.set(name, urlSet(part, siteUrl));
    rows.push(
      `<sitemap>${element('loc', `${siteUrl}/${name}`)}${date ? element('lastmod', date) : ''}</sitemap>\n`,
    );
  }
  const index = `${XML_START}<sitemapindex ${NAMESPACE}>\n${rows.join('')}</sitemapindex>\n`;
  return new Map([['sitemap.xml', index], ...files]);
}
