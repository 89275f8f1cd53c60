import { publishedSite, type Release } from './publish/published-site.ts';
import type { Releases } from './publish/releases.ts';
import type { Publisher } from './publisher.ts';

/**
 * Publishes into the store of releases of the site's directory.
 * @param told called after every release that differs from the previous one.
 */
export function releasePublisher(
  releases: Releases,
  siteDirectory: string,
  told: () => void,
): Publisher {
  const site = publishedSite(siteDirectory);

  async function served(): Promise<Release> {
    const release = await site.release();
    if (!release) throw new Error('Nothing is published yet; build the site first.');
    return release;
  }

  return {
    async publish(output, revision) {
      const published = await releases.publish({ files: output, revision });
      const [changes, removals] = [published.changed.length, published.removed.length];
      if (changes + removals > 0) told();
      return { changed: changes, removed: removals };
    },
    writeAhead: (content) => releases.writeAhead(content),
    stored: () => releases.stored(),
    async read(path) {
      const file = await (await served()).read(path);
      return file ? file.bytes.toString() : null;
    },
    async revision() {
      return (await served()).revision;
    },
    async paths() {
      return new Set((await (await served()).files()).keys());
    },
  };
}
