import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compress } from '../../scripts/serve-site/compress.ts';
import {
  compressedBy,
  dictionaryOf,
  type Dictionary,
} from '../../scripts/serve-site/dictionary/dictionary.ts';
import {
  FRAME_PAGE,
  frameSheets,
  frameText,
  STATS_FILE,
} from '../../scripts/serve-site/dictionary/frame-text.ts';

/** The cost of a first visit to one page, in kB after brotli (1 kB = 1,000 bytes). */
export type Weight = {
  /** The document with the styles of its first screen, as our server sends it. */
  html: number;
  /** The same for a browser that has the dictionary of the site, as our server sends it. */
  again: number;
  /** Its elements, without those that only browsers without scripts see. */
  elements: number;
  /** Fonts that are requested before the first paint. */
  fonts: number;
  /** Scripts that come with the page, before its visitor interacts. */
  firstScript: number;
  /** All scripts of the page once it is interactive, without those prefetched for other pages. */
  interactive: number;
};

/** Content that is no element of the page: the inside of scripts, styles and `noscript`. */
const INSIDE = /(?<=<(script|style|noscript)\b[^>]*>)[\s\S]*?(?=<\/\1>)/g;

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

/** Size of a file after brotli, by path: pages share most of their scripts. */
const sizes = new Map<string, Promise<number>>();

async function packed(path: string): Promise<number> {
  return brotliCompressSync(await readFile(path)).length;
}

/**
 * Size after brotli.
 * @param path of a file with a content hash in its name.
 */
export function sizeOf(path: string): Promise<number> {
  const size = sizes.get(path) ?? packed(path);
  sizes.set(path, size);
  return size;
}

/** The scripts that every page loads when its visitor interacts, in addition to its own template. */
const FRAME = [
  'app',
  'site',
  'after-idle',
  'slice---src-layout-header-slice-tsx',
  'slice---src-layout-footer-slice-tsx',
];

/** The scripts of some of a build's chunk groups, each once, in the order in which they load. */
async function scriptsOf(directory: string, groups: readonly string[]): Promise<string[]> {
  const stats: Stats = JSON.parse(await readFile(join(directory, 'webpack.stats.json'), 'utf8'));
  const names = new Set<string>();
  for (const group of groups) {
    const found = stats.namedChunkGroups[group];
    if (!found) throw new Error(`The build has no chunk group "${group}".`);
    for (const { name } of found.assets) if (name.endsWith('.js')) names.add(name);
  }
  return [...names];
}

/** Dictionaries of built sites, by directory. */
const dictionaries = new Map<string, Promise<Dictionary>>();

async function madeIn(directory: string): Promise<Dictionary> {
  const textIn = (name: string) => readFile(join(directory, name), 'utf8');
  const sheets = frameSheets(await textIn(STATS_FILE));
  const texts = await Promise.all(sheets.map(textIn));
  return dictionaryOf(frameText(await textIn(FRAME_PAGE), texts));
}

/** The dictionary of a browser that has visited the site. @param directory the built site. */
export function dictionaryIn(directory: string): Promise<Dictionary> {
  const made = dictionaries.get(directory) ?? madeIn(directory);
  dictionaries.set(directory, made);
  return made;
}

/** A live page is one file, whatever its query. */
const pathOf = (address: string) => address.split('?')[0] ?? '/';

/** The scripts of a page once it is interactive, in the order in which they load. */
export async function interactiveScripts(directory: string, address: string): Promise<string[]> {
  const url = pathOf(address);
  const data = join(directory, 'page-data', url === '/' ? 'index' : url, 'page-data.json');
  const { componentChunkName } = JSON.parse(await readFile(data, 'utf8')) as {
    componentChunkName: string;
  };
  const members = url.startsWith('/personal/') ? ['user-menu'] : [];
  return scriptsOf(directory, [...FRAME, ...members, componentChunkName]);
}

/**
 * Weighs a page of a built site.
 * @param directory the output of the build. @param address a page's URL, or that of a file.
 */
export async function weigh(directory: string, address: string): Promise<Weight> {
  const sum = async (scripts: readonly string[]) => {
    const found = await Promise.all(scripts.map((name) => sizeOf(join(directory, name))));
    return found.reduce((total, size) => total + size, 0) / 1000;
  };
  const html = await readFile(join(directory, pathOf(address), 'index.html'), 'utf8');
  const again = await compressedBy(await dictionaryIn(directory), Buffer.from(html), false);
  return {
    again: again.length / 1000,
    html: (await compress(Buffer.from(html), 'br', false)).length / 1000,
    elements: html.replace(INSIDE, '').match(/<[a-z][^>]*>/gi)?.length ?? 0,
    fonts: html.match(/<link rel="preload" as="font"/g)?.length ?? 0,
    firstScript: await sum(await scriptsOf(directory, ['app'])),
    interactive: await sum(await interactiveScripts(directory, address)),
  };
}
