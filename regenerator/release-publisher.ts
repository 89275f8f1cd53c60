import { signals } from '../system/signals.ts';
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
  // The next publication is based on it, whatever an editor has rolled back to.
  const site = publishedSite(siteDirectory, 'newest');

  async function newest(): Promise<Release> {
    const release = await site.release();
    if (!release) throw new Error('Nothing is published yet; build the site first.');
    return release;
  }

  return {
    async publish(output, { revision, held }) {
      const published = await releases.publish({ files: output, revision, held });
      const [changes, removals] = [published.changed.length, published.removed.length];
      if (changes + removals > 0) {
        signals.released.send({ by: 'regenerator' });
        told();
      }
      return { changed: changes, removed: removals };
    },
    writeAhead: (content) => releases.writeAhead(content),
    stored: () => releases.stored(),
    async read(path) {
      const file = await (await newest()).read(path);
      return file ? file.bytes.toString() : null;
    },
    async revision() {
      return (await newest()).revision;
    },
    async paths() {
      return new Set((await (await newest()).files()).keys());
    },
  };
}
