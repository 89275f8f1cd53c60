/**
 * Shows which scripts a kind of page loads when it wakes, and which packages and folders they
 * consist of, in bytes after brotli: `npm run bench -- chunk-map [kind] [--files]`. It reads the last
 * build, which needs maps: `CHUNK_MAP=1 npm run build`.
 */
import { join } from 'node:path';
import { pages } from '../pages.ts';
import { publicDirectory } from '../site/site.ts';
import { joined, placeOf, sourcesOf, type Share } from './chunk-sources.ts';
import { interactiveScripts, sizeOf } from './weigh.ts';

/** Smaller entries are not listed. */
const LEAST = 50;

const [kind = 'home'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const nameOf = process.argv.includes('--files') ? (file: string) => file : placeOf;
const found = pages.find((page) => page.kind === kind);
if (!found) {
  throw new Error(`Name a kind of page: ${pages.map((page) => page.kind).join(' | ')}`);
}

const lines = (shares: readonly Share[]) =>
  shares
    .filter(({ bytes }) => bytes >= LEAST)
    .map(({ from, bytes }) => `${Math.round(bytes).toString().padStart(8)}  ${from}`)
    .join('\n');

const all: Share[] = [];
for (const script of await interactiveScripts(publicDirectory, found.file ?? found.url)) {
  const sources = await sourcesOf(publicDirectory, script);
  all.push(...sources);
  console.log(`${await sizeOf(join(publicDirectory, script))} bytes, ${script}`);
  console.log(`${lines(joined(sources, nameOf))}\n`);
}
const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${Math.round(total)} bytes, all scripts of "${kind}" when it is awake`);
console.log(lines(joined(all, nameOf)));
