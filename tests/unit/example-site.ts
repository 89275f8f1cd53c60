import { sources, type SiteSource } from '../../src/build/sources.ts';
import type { Content } from '../../src/build/content.ts';
import type { SourcedEntity } from '../../src/sourcing/source.ts';
import { ARTICLES } from '../../regenerator/content/content-reader.ts';
import type { RestEntities } from '../../regenerator/content/rest-content.ts';
import { storedBytes } from '../../regenerator/publish/file-content.ts';
import type { RenderPool } from '../../regenerator/render/render-pool.ts';
import { Site } from '../../regenerator/site/site.ts';
import { Slices } from '../../regenerator/site/slices.ts';
import { Templates } from '../../regenerator/site/templates.ts';
import { exampleEntities } from '../examples/content.ts';

const isFrom = ({ type, call }: SiteSource, one: SourcedEntity) =>
  one.type === type && (type !== 'Document' || one.key === call);

/** The entities of every source except articles. */
export function entitiesBySource(content: Content): RestEntities {
  const all = exampleEntities(content);
  const rest = sources.filter((source) => source !== ARTICLES);
  return new Map(rest.map((source) => [source, all.filter((one) => isFrom(source, one))]));
}

/** Renders every page as the data that it was asked to show. */
const pool: RenderPool = {
  render: async (asked, take) => {
    let place = 0;
    for await (const { data } of asked) {
      const stored = new Uint8Array(Buffer.from(data));
      take?.(place, { ok: true, html: { ...storedBytes(stored), stored } });
      place += 1;
    }
    return [];
  },
  read: () => {},
  stop: async () => {},
};

/** Like each page that a build has written. */
const like = JSON.stringify({
  componentChunkName: 'component',
  path: '/',
  result: { pageContext: {} },
  staticQueryHashes: [],
});

/** The regenerator's site with this content, without files and threads. */
export async function exampleSite(content: Content): Promise<Site> {
  const templates = new Templates((url) => url);
  const site = new Site({
    projectRoot: '/nowhere',
    siteUrl: 'https://yasno.example',
    shareCache: '/nowhere',
    pictureCache: '/nowhere',
    pool,
    templates,
    slices: new Slices(),
    writeAhead: () => {},
    stored: () => () => null,
  });
  await site.fill(content, entitiesBySource(content));
  await templates.learn(site.pages.pages(), async () => like);
  return site;
}
