import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

function filesBelow(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}

/**
 * A digest of files and folders by content, without tests.
 * @param sources relative to the root; a missing one counts as empty.
 * @param more further values that the digest includes.
 */
export function sourceDigest(
  projectRoot: string,
  sources: readonly string[],
  more: unknown = null,
): string {
  const root = resolve(projectRoot);
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const path of sources.flatMap((source) => filesBelow(root, source))) {
    const bytes = readFileSync(join(root, path));
    hash.update(`\n${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
