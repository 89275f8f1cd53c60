import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openReleases } from './publish/releases.ts';
import { publishedSite, type Release } from './publish/published-site.ts';
import type { Publisher } from './publisher.ts';
import type { Output } from './site/output.ts';

/** Puts the new files where the store takes them from. */
async function writeOut(directory: string, output: Output): Promise<string[]> {
  const written: string[] = [];
  const made = new Set<string>();
  for (const [path, content] of output) {
    if (content === null) continue;
    const target = join(directory, path);
    const folder = dirname(target);
    if (!made.has(folder)) await mkdir(folder, { recursive: true });
    made.add(folder);
    if (typeof content === 'string') await writeFile(target, content);
    else await copyFile(content.file, target);
    written.push(path);
  }
  return written;
}

/**
 * Publishes into the store of releases of the site's directory.
 * @param told called after every release that differs from the one before.
 */
export async function releasePublisher(
  siteDirectory: string,
  told: () => void,
): Promise<Publisher> {
  const releases = await openReleases(siteDirectory);
  const site = publishedSite(siteDirectory);

  async function served(): Promise<Release> {
    const release = await site.release();
    if (!release) throw new Error('Nothing is published yet; build the site first.');
    return release;
  }

  return {
    async publish(output, revision) {
      await mkdir(siteDirectory, { recursive: true });
      const directory = await mkdtemp(join(siteDirectory, 'changed-'));
      try {
        const changed = await writeOut(directory, output);
        const removed = [...output].flatMap(([path, content]) => (content === null ? path : []));
        const published = await releases.publish({ directory, changed, removed, revision });
        const [changes, removals] = [published.changed.length, published.removed.length];
        if (changes + removals > 0) told();
        return { changed: changes, removed: removals };
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
    async read(path) {
      const release = await served();
      const entry = await release.find(path);
      return entry ? (await release.read(entry)).toString() : null;
    },
    async revision() {
      return (await served()).revision;
    },
    async paths() {
      return new Set((await (await served()).files()).keys());
    },
  };
}
