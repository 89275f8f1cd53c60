import { isLive } from '../../src/config/routes.ts';
import { jsonLdOf, metaOf, tagsOf, textsOf } from './html.ts';

export type Page = {
  readonly path: string;
  readonly html: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly headings: number;
  readonly canonical: string | undefined;
  readonly noindex: boolean;
  readonly ids: ReadonlySet<string>;
  readonly jsonLd: readonly string[];
};

export type Link = { readonly from: string; readonly path: string; readonly hash: string };

export type Crawl = {
  /** By path. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly links: readonly Link[];
  /** The status of every path. */
  readonly statuses: ReadonlyMap<string, number>;
  /** Files that are not pages, by path. */
  readonly files: ReadonlyMap<string, SentFile>;
};

export type SentFile = { readonly headers: Headers; readonly bytes: Uint8Array };

function pageOf(path: string, html: string): Page {
  const links = tagsOf(html, 'link').map(({ attributes }) => attributes);
  const everything = tagsOf(html, '[a-z][a-z0-9]*');
  return {
    path,
    html,
    title: textsOf(/<head[\s\S]*?<\/head>/.exec(html)?.[0] ?? '', 'title')[0],
    description: metaOf(html, 'description'),
    headings: textsOf(html, 'h1').length,
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href'),
    noindex: metaOf(html, 'robots')?.includes('noindex') ?? false,
    ids: new Set(everything.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    jsonLd: jsonLdOf(html),
  };
}

/** Templates for the edge, with placeholders: visitors never see them. */
const SAMPLES = /<noscript data-sample="[^"]*">[\s\S]*?<\/noscript>/g;

/** Where a visitor can go from a page, and what the page itself fetches. */
function targetsOf(whole: string): string[] {
  const html = whole.replace(SAMPLES, '');
  const anchors = tagsOf(html, 'a', 'area', 'link').map(({ attributes }) => attributes.get('href'));
  const sources = tagsOf(html, 'img', 'script').map(({ attributes }) => attributes.get('src'));
  const forms = tagsOf(html, 'form').map(({ attributes }) =>
    attributes.get('method')?.toLowerCase() === 'post' ? undefined : attributes.get('action'),
  );
  return [...anchors, ...sources, ...forms].filter((target) => target !== undefined);
}

/** What is read once, here, is not worth packing. */
const PLAIN = { 'accept-encoding': 'identity' };

/**
 * Only the site's own URLs: `tel:` and other sites are not checked here, nor are live pages with a
 * query, from which robots are kept out.
 */
function linkOf(target: string, from: string, siteUrl: string): Link | undefined {
  const url = new URL(target, siteUrl + from);
  if (url.origin !== siteUrl || (url.search && isLive(url.pathname))) return undefined;
  return { from, path: url.pathname, hash: decodeURIComponent(url.hash.slice(1)) };
}

/**
 * Crawls a served site from its home page along every internal link.
 * @param siteUrl the site's public URL. @param origin where it is served.
 */
export async function crawl(origin: string, siteUrl: string): Promise<Crawl> {
  const pages = new Map<string, Page>();
  const statuses = new Map<string, number>();
  const files = new Map<string, SentFile>();
  const links: Link[] = [];
  const known = new Set(['/']);
  const queue = ['/'];
  const visit = async (path: string) => {
    const reply = await fetch(origin + path, { redirect: 'manual', headers: PLAIN });
    const isPage = reply.status === 200 && reply.headers.get('content-type')?.includes('html');
    statuses.set(path, reply.status);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    if (!isPage) {
      if (reply.status === 200) files.set(path, { headers: reply.headers, bytes });
      return;
    }
    const text = new TextDecoder().decode(bytes);
    pages.set(path, pageOf(path, text));
    for (const target of targetsOf(text)) {
      const link = linkOf(target, path, siteUrl);
      if (!link) continue;
      links.push(link);
      if (!known.has(link.path)) {
        known.add(link.path);
        queue.push(link.path);
      }
    }
  };
  for (let batch = queue.splice(0, 8); batch.length > 0; batch = queue.splice(0, 8)) {
    await Promise.all(batch.map(visit));
  }
  return { pages, links, statuses, files };
}
