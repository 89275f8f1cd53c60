import type { Release } from '../../../regenerator/publish/published-site.ts';
import { siteFile } from '../files.ts';
import { dictionaryOf, type Dictionary } from './dictionary.ts';
import { FRAME_PAGE, frameSheets, frameText, STATS_FILE } from './frame-text.ts';

/** The dictionaries of a site: that of its frame now, and those that browsers may still have. */
export type SiteDictionaries = {
  /** Looks at the release that is served now. Pages never wait for it. */
  look(release: Release): void;
  /** The one that browsers should have; null until the first one is made. */
  current(): Dictionary | null;
  /** The one that a browser names in `Available-Dictionary`, if it is known here. */
  named(name: string): Dictionary | undefined;
  /** The one at this path, if it is known here, also when it is being made. */
  at(pathname: string): Promise<Dictionary | undefined>;
};

/** How many are known: a frame changes with a build, or when somebody edits header or footer. */
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
 * Makes a dictionary of each frame that a site has, from a release alone: every server of the site
 * makes the same. An edit that leaves the frame as it is costs a look at one file.
 */
export function siteDictionaries(): SiteDictionaries {
  /** The oldest first. */
  let known: readonly Dictionary[] = [];
  let current: Dictionary | null = null;
  let looked: Release | null = null;
  let work: Promise<void> = Promise.resolve();
  /** The ETag of the frame that the current one is made of. */
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
      // Pages do without; a release that cannot be read is told by the page that is asked for.
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
