import type { Article } from '../contract/schemas/article.ts';
import { sources } from '../src/build/sources.ts';
import { readContent, type Content } from '../src/build/content.ts';
import { ARTICLES, ContentReader } from './content/content-reader.ts';
import type { RestEntities } from './content/rest-content.ts';
import { PAGE_TYPE } from '../src/build/derive-pages.ts';
import { nodeId } from './gatsby/gatsby.ts';
import type { Publisher } from './publisher.ts';
import { renderPool, type RenderPool } from './render/render-pool.ts';
import { catchUp } from './site/catch-up.ts';
import { checkVersion, selfCheck } from './site/self-check.ts';
import { Site } from './site/site.ts';
import { Slices } from './site/slices.ts';
import { Templates } from './site/templates.ts';

export type SiteSettings = {
  readonly projectRoot: string;
  readonly restOrigin: string;
  readonly siteUrl: string;
  readonly pictureCache: string;
  readonly shareCache: string;
  readonly log: (message: string) => void;
};

export type OpenSite = {
  readonly site: Site;
  readonly reader: ContentReader;
  readonly pool: RenderPool;
};

async function readAll(
  reader: ContentReader,
): Promise<{ content: Content; entities: RestEntities }> {
  const all = new Map(
    await Promise.all(
      sources.map(async (source) => [source, await reader.source(source)] as const),
    ),
  );
  const articles = all.get(ARTICLES) ?? [];
  all.delete(ARTICLES);
  const content = readContent([...all.values()].flat());
  // Parsed by the contract, as all that the plugin gives.
  const list = articles.map(({ entity }) => entity as Article);
  return { content: { ...content, articles: list }, entities: all };
}

/**
 * Takes the published site and its content in, and publishes what differs.
 * @throws MisfitError where Gatsby's insides are not those that were tried.
 * @throws SourcingError where the content cannot be read.
 */
export async function openSite(settings: SiteSettings, publisher: Publisher): Promise<OpenSite> {
  const { projectRoot, siteUrl, shareCache } = settings;
  await checkVersion(projectRoot);
  const pool = renderPool(projectRoot);
  try {
    const reader = new ContentReader({
      origin: settings.restOrigin,
      projectRoot,
      pictureCache: settings.pictureCache,
      log: settings.log,
    });
    const { content, entities } = await readAll(reader);
    const { read } = publisher;
    const slices = new Slices();
    await slices.load(read);
    const templates = new Templates((url) => nodeId(PAGE_TYPE, url));
    const site = new Site({
      projectRoot,
      siteUrl,
      shareCache,
      pool,
      templates,
      slices,
    });
    const made = site.fill(content, entities);
    // What was saved while nobody listened may show pictures that nobody has drawn.
    await site.drawShares(site.pages.pages());
    await templates.learn(site.pages.pages(), read);
    await selfCheck(templates, pool, read);
    const published = { read, paths: await publisher.paths() };
    const output = await catchUp(site, templates, made, published);
    await publisher.publish(output, null);
    return { site, reader, pool };
  } catch (error) {
    await pool.stop();
    throw error;
  }
}
