import { PAGE_TYPE } from '../src/build/derive-pages.ts';
import { readContent } from '../src/build/read-content.ts';
import { contentRevision, savedRevision } from '../src/client/calls/content-revision.ts';
import { readAll } from './at-one-moment.ts';
import type { Reading } from './batch.ts';
import { ContentReader } from './content/content-reader.ts';
import { LastGood } from './content/last-good.ts';
import { nodeId } from './gatsby/gatsby.ts';
import type { Publisher } from './publisher.ts';
import { readingSince, readWhole } from './read-whole.ts';
import { renderPool, type RenderPool } from './render/render-pool.ts';
import { catchUp } from './site/catch-up.ts';
import type { Output } from './site/output.ts';
import { checkVersion, fits, selfCheck } from './site/self-check.ts';
import { Site } from './site/site.ts';
import { Slices } from './site/slices.ts';
import { Templates } from './site/templates.ts';

export type SiteSettings = {
  readonly projectRoot: string;
  readonly restOrigin: string;
  readonly siteUrl: string;
  readonly pictureCache: string;
  readonly shareCache: string;
  /** The file with the content that the site shows. */
  readonly lastGoodFile: string;
  /** Accept far fewer entities than last time. */
  readonly acceptDrop: boolean;
  /** Milliseconds that a page may take to render. */
  readonly renderLimit: number;
  readonly log: (message: string) => void;
};

export type OpenSite = {
  readonly site: Site;
  readonly reader: ContentReader;
  readonly pool: RenderPool;
  /** A revision that the content has at least reached, if the backend reports one. */
  readonly revision: number | null;
  readonly lastGood: LastGood;
  /**
   * Files that are ready and not published yet: at first those in which the published site differs
   * from the content that it shows. Empty it once they are published.
   */
  readonly output: Output;
  /** The differences of the current content; none is applied yet. */
  readonly news: Reading;
};

/**
 * Loads the published site and its content.
 * @throws MisfitError when Gatsby's internals are not in the tested form.
 * @throws SourcingError when the content cannot be read.
 */
export async function openSite(settings: SiteSettings, publisher: Publisher): Promise<OpenSite> {
  const { projectRoot, siteUrl, shareCache, pictureCache, restOrigin } = settings;
  const { read } = publisher;
  const paths = await publisher.paths();
  await fits(() => checkVersion(projectRoot));
  const pool = renderPool(projectRoot, settings.renderLimit);
  try {
    const reader = new ContentReader({ ...settings, origin: restOrigin });
    const lastGood = new LastGood(settings.lastGoodFile);
    const known = await lastGood.read();
    const { revision, content: now } = await readAll({
      revision: () => contentRevision(restOrigin),
      saved: () => savedRevision(restOrigin),
      read: () => readWhole(reader, known),
    });
    const { entities, articles } = known ?? now;
    const slices = new Slices();
    await fits(() => slices.load(read));
    const templates = new Templates((url) => nodeId(PAGE_TYPE, url));
    const site = new Site({
      projectRoot,
      siteUrl,
      shareCache,
      pictureCache,
      pool,
      templates,
      slices,
      writeAhead: publisher.writeAhead,
      stored: publisher.stored,
    });
    const rest = readContent([...entities.values()].flat());
    const made = await site.fill({ ...rest, articles: [...articles.values()] }, entities);
    // Changes saved while the regenerator was not running may show pictures that were never encoded.
    await site.drawShares(site.pages.pages());
    await fits(() => templates.learn(site.pages.pages(), read));
    await selfCheck(templates, pool, read);
    const output = await catchUp(site, templates, made, { read, paths });
    return { site, reader, pool, revision, lastGood, output, news: readingSince(site, now) };
  } catch (error) {
    await pool.stop();
    throw error;
  }
}
