import type { Release } from '../../../regenerator/publish/published-site.ts';
import { siteFile } from '../files.ts';
import { dictionaryOf, type Dictionary } from './dictionary.ts';
import { FRAME_PAGE, frameSheets, frameText, STATS_FILE } from './frame-text.ts';

/** The dictionaries of a site: that of its current frame, and those that browsers may still have. */
export type SiteDictionaries = {
  /** Reads the release that is served now. Pages never wait for it. */
  look(release: Release): void;
  /** The one that browsers should have; null until the first one is made. */
  current(): Dictionary | null;
  /** The one that a browser names in `Available-Dictionary`, if known. */
  named(name: string): Dictionary | undefined;
  /** The one at this path, if known; waits if it is being created. */
  at(pathname: string): Promise<Dictionary | undefined>;
};

/** Number of dictionaries kept: a frame changes with a build, or with an edit of header or footer. */
const KEPT = 4;

async function textOf(release: Release, frame: Buffer): Promise<string> {
  const textIn = async (path: string) => (await release.read(path))?.bytes.toString();
  const stats = await textIn(STATS_FILE);
  const sheets = await Promise.all(frameSheets(stats ?? '{"assetsByChunkName":{}}').map(textIn));
  return frameText(
    frame.toString(),
    sheets.filter((sheet) => sheet !== undefined),
  );
}

/**
 * Creates a dictionary of each frame of a site, from a release alone, so that every server of the site
 * creates the same. An edit that does not change the frame costs one file lookup.
 */
export function siteDictionaries(): SiteDictionaries {
  /** The oldest first. */
  let known: readonly Dictionary[] = [];
  let current: Dictionary | null = null;
  let looked: Release | null = null;
  let work: Promise<void> = Promise.resolve();
  /** The ETag of the frame that the current one was created from. */
  let frameTag = '';

  async function renew(release: Release): Promise<void> {
    const frame = await siteFile(release, `/${FRAME_PAGE}`);
    if (!frame || frame.etag === frameTag) return;
    const made = dictionaryOf(await textOf(release, frame.body));
    if (looked !== release) return;
    frameTag = frame.etag;
    current = made;
    known = [...known.filter(({ name }) => name !== made.name), made].slice(-KEPT);
  }

  return {
    look(release) {
      if (looked === release) return;
      looked = release;
      // Pages work without one; requests for pages report an unreadable release.
      work = renew(release).catch(() => undefined);
    },
    current: () => current,
    named: (name) => known.find((one) => one.name === name),
    async at(pathname) {
      await work;
      return known.find(({ path }) => path === pathname);
    },
  };
}
