import { createHash, hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { publishedSite } from '../../regenerator/publish/published-site.ts';

/** Content hash of every file below a directory, by path. */
export async function treeOf(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      return [relative(directory, path), hash] as const;
    }),
  );
  return new Map(hashes);
}

/** The same for a published site: read as it is served, not from its lists. */
export async function publishedTree(site: string): Promise<Map<string, string>> {
  const release = await publishedSite(site).release();
  if (!release) return new Map();
  const tree = new Map<string, string>();
  for (const path of (await release.files()).keys()) {
    tree.set(path, hash('sha256', (await release.read(path))?.bytes ?? ''));
  }
  return tree;
}

/** Paths that were added, removed or changed from one tree to the other, sorted. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
