import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The cost of a first visit to one page, in kB after brotli (1 kB = 1,000 bytes). */
export type Weight = {
  /** The document with the styles of its first screen, as a CDN packs it. */
  html: number;
  /** Its elements, without those that only browsers without scripts see. */
  elements: number;
  /** Fonts that are requested before the first paint. */
  fonts: number;
  /** Scripts that come with the page, before its visitor interacts. */
  firstScript: number;
  /** All scripts of the page once it is interactive, without those prefetched for other pages. */
  interactive: number;
};

/** The level at which CDNs compress a file that they keep, and so does our server. */
const AS_SERVED = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** What is no element of the page: the inside of scripts, styles and `noscript`. */
const INSIDE = /(?<=<(script|style|noscript)\b[^>]*>)[\s\S]*?(?=<\/\1>)/g;

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

/** Size of a file after brotli, by path: pages share most of their scripts. */
const sizes = new Map<string, Promise<number>>();

async function packed(path: string): Promise<number> {
  return brotliCompressSync(await readFile(path)).length;
}

/** @param path of a file with a content hash in its name. */
function sizeOf(path: string): Promise<number> {
  const size = sizes.get(path) ?? packed(path);
  sizes.set(path, size);
  return size;
}

const FRAME = ['app', 'site', 'after-idle', 'slice---src-layout-header-slice-tsx'];

/**
 * Weighs a page of a built site.
 * @param directory the output of the build. @param address a page's URL, or that of a file.
 */
export async function weigh(directory: string, address: string): Promise<Weight> {
  // A live page is one file, whatever its query.
  const [url = '/'] = address.split('?');
  const stats: Stats = JSON.parse(await readFile(join(directory, 'webpack.stats.json'), 'utf8'));
  const data = join(directory, 'page-data', url === '/' ? 'index' : url, 'page-data.json');
  const { componentChunkName } = JSON.parse(await readFile(data, 'utf8')) as {
    componentChunkName: string;
  };
  const scriptsOf = async (groups: string[]) => {
    const names = new Set<string>();
    for (const group of groups) {
      const found = stats.namedChunkGroups[group];
      if (!found) throw new Error(`The build has no chunk group "${group}".`);
      for (const { name } of found.assets) if (name.endsWith('.js')) names.add(name);
    }
    const found = await Promise.all([...names].map((name) => sizeOf(join(directory, name))));
    return found.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const html = await readFile(join(directory, url, 'index.html'), 'utf8');
  return {
    html: brotliCompressSync(html, AS_SERVED).length / 1000,
    elements: html.replace(INSIDE, '').match(/<[a-z][^>]*>/gi)?.length ?? 0,
    fonts: html.match(/<link rel="preload" as="font"/g)?.length ?? 0,
    firstScript: await scriptsOf(['app']),
    interactive: await scriptsOf([
      ...FRAME,
      'slice---src-layout-footer-slice-tsx',
      componentChunkName,
    ]),
  };
}
