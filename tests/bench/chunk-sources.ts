import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { sizeOf } from './weigh.ts';

/** The share of one source: its name, and bytes after brotli. */
export type Share = { readonly from: string; readonly bytes: number };

/** `webpack://yasno/./src/a.ts?1234` → `src/a.ts`; a package's file begins with its name. */
function fileOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '').replace(/\?.*$/, '');
  return path.replace(/^.*node_modules\//, 'npm ');
}

/** A package, Gatsby's own runtime, or a folder of ours. */
export function placeOf(file: string): string {
  const [first = '', second = '', third = ''] = file.split('/');
  if (first.startsWith('npm @')) return `${first}/${second}`;
  if (first.startsWith('npm ')) return first;
  if (first === '.cache') return 'Gatsby, .cache';
  const deep = second === 'features' || second === 'subjects';
  return [first, second, deep ? third : ''].filter(Boolean).join('/');
}

/**
 * The files that a script consists of, largest first, by its source map. The brotli size of each file cannot
 * be measured: the script's size is divided in proportion to its minified text.
 */
export async function sourcesOf(directory: string, script: string): Promise<Share[]> {
  const path = join(directory, script);
  if (!existsSync(`${path}.map`)) {
    throw new Error('Build the site with maps of its scripts: CHUNK_MAP=1 npm run build');
  }
  const text = await readFile(path, 'utf8');
  const map = new SourceMap(JSON.parse(await readFile(`${path}.map`, 'utf8')));
  const letters = new Map<string, number>();
  for (const [line, content] of text.split('\n').entries()) {
    for (let column = 0; column < content.length; column += 1) {
      const entry = map.findEntry(line, column);
      const from = 'originalSource' in entry ? fileOf(entry.originalSource) : 'webpack';
      letters.set(from, (letters.get(from) ?? 0) + 1);
    }
  }
  const size = await sizeOf(path);
  return [...letters]
    .map(([from, count]) => ({ from, bytes: (count / text.length) * size }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** Adds up the entries with the same name. */
export function joined(shares: readonly Share[], nameOf: (from: string) => string): Share[] {
  const sums = new Map<string, number>();
  for (const { from, bytes } of shares) {
    sums.set(nameOf(from), (sums.get(nameOf(from)) ?? 0) + bytes);
  }
  return [...sums].map(([from, bytes]) => ({ from, bytes })).sort((a, b) => b.bytes - a.bytes);
}
