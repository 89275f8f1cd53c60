/**
 * How long an editor's change takes to reach readers behind Varnish, and the share of requests served from
 * its copies: `npm run bench -- cached [--articles 2000] [--edits 24] [--headers 1] [--every 10] [--rate 100]
 * [--grown] [--again]`. It needs Debian's varnish and varnish-modules; `TEST_VARNISH` names another program.
 * Works in .data/bench, as `regeneration` does, with the same `--grown` and `--again`; BENCH_DATABASE_URL
 * measures a PostgreSQL server, empty at first, in place of the embedded database.
 */
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { startChild } from '../../scripts/child-server.ts';
import { freePort } from '../../scripts/ports.ts';
import { startVarnish } from '../edge-served/varnish.ts';
import { chance } from '../regenerator/soak/operations.ts';
import { openResident, restOrigin } from '../regenerator/soak/resident.ts';
import { siteUrl } from '../site/site.ts';
import { Readers } from './cached/readers.ts';
import { Edits, type Edit } from './regeneration/edits.ts';
import { fillSite, GROWING } from './site-of-articles.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '2000' },
    edits: { type: 'string', default: '24' },
    headers: { type: 'string', default: '1' },
    every: { type: 'string', default: '10' },
    rate: { type: 'string', default: '100' },
    grown: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
/** Milliseconds between two requests for a page that has changed. */
const LOOK = 5;
/** Varnish's memory: large enough for every page of 10,000 articles. */
const MEMORY = '2G';

const databaseUrl = process.env['BENCH_DATABASE_URL'];
const dataDir = resolve('.data', 'bench', `regeneration-${values.articles}`);
if (!values.again) await fillSite(dataDir, values, databaseUrl);

const ports = { readers: await freePort(), purges: await freePort(), site: await freePort() };
const resident = await openResident({
  dataDir,
  isBuilt: values.again || values.grown,
  isRendererPlain: true,
  patience: GROWING,
  databaseUrl,
  own: { CDN: 'varnish', CDN_PURGE_URL: `http://127.0.0.1:${ports.purges}` },
});
const siteDirectory = join(dataDir, 'site');
// A process of its own, as in production: here it would wait for the readers.
const site = await startChild('site', new URL('../../scripts/site.ts', import.meta.url), {
  PORT: String(ports.site),
  DATA_DIR: dataDir,
  REST_ORIGIN: restOrigin,
  SITE_URL: siteUrl,
  CDN: 'varnish',
});
const cache = await startVarnish(
  process.env['TEST_VARNISH'] ?? '/usr/sbin/varnishd',
  `http://localhost:${ports.site}`,
  ports,
  MEMORY,
);

const release = await publishedSite(siteDirectory).release();
const pages = [...((await release?.files()) ?? new Map<string, unknown>()).keys()]
  .filter((file) => file.endsWith('index.html') && !file.startsWith('personal/'))
  .map((file) => `/${encodeURI(file.slice(0, -'index.html'.length))}`)
  // Short URLs are the lists and the home page: they are read most.
  .toSorted((one, other) => one.length - other.length);
const pick = chance(1);
const readers = new Readers(cache.origin, pages, pick);
const kinds = new Edits(resident, chance(2));

/** Content of every page is edited rarely, and therefore at set times. */
const HEADER = ['header', kinds.header] as const;
const headerEach = Math.floor(Number(values.edits) / Number(values.headers));

/** As editors work: mostly on texts. */
const MIX: readonly (readonly [name: string, share: number, edit: () => Promise<Edit>])[] = [
  ['text', 60, kinds.body],
  ['title', 25, kinds.title],
  ['new article', 15, kinds.fresh],
];

function next(count: number): readonly [name: string, edit: () => Promise<Edit>] {
  // The last of each part of the edits.
  if ((count + 1) % headerEach === 0) return HEADER;
  let left = pick(100);
  for (const [name, share, edit] of MIX) {
    left -= share;
    if (left < 0) return [name, edit];
  }
  throw new Error('The shares of the mix are 100 together');
}

/** Milliseconds from the start of the save. */
type Times = {
  /** Until the editor has the response. */
  readonly saved: number;
  /** Until the first reader gets it from the cache. */
  readonly live: number;
};

/** The reader has the previous page, as a browser does, and revalidates it. */
async function live({ path, word, save }: Edit): Promise<Times> {
  const url = `${cache.origin}/${encodeURI(path.replace(/index\.html$/, ''))}`;
  const headers = new Headers({ 'accept-encoding': 'br' });
  const begun = performance.now();
  const saved = save().then(() => performance.now() - begun);
  for (;;) {
    const reply = await fetch(url, { headers });
    const tag = reply.headers.get('etag');
    if (tag !== null) headers.set('if-none-match', tag);
    if (word !== null && (await reply.text()).includes(word)) break;
    await pause(LOOK);
  }
  const ms = performance.now() - begun;
  return { saved: await saved, live: ms };
}

// The cache was not running yet at the first complete purge: it has been repeated by then.
await live(await kinds.body());
console.log(`${pages.length} pages of ${values.articles} articles; each is read once first`);
const reading = performance.now();
await readers.readAll();
const first = readers.take();
console.log(`Read in ${shown((performance.now() - reading) / 1_000)} s; now readers come`);
const stopping = new AbortController();
const coming = readers.come(Number(values.rate), stopping.signal);
const times = new Map<string, Times[]>();
const begun = performance.now();
for (let count = 0; count < Number(values.edits); count += 1) {
  const [name, prepare] = next(count);
  const edit = await prepare();
  times.set(name, [...(times.get(name) ?? []), await live(edit)]);
  const wait = begun + (count + 1) * Number(values.every) * 1_000 - performance.now();
  await pause(Math.max(0, wait));
}
stopping.abort();
await coming;
const seconds = (performance.now() - begun) / 1_000;
const { hits, misses, own, failed, ms } = readers.take();

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
const all = [...times.values()].flat();
function row(found: readonly Times[]) {
  const seen = found.map((times) => times.live);
  return {
    edits: found.length,
    'saved, p50 ms': shown(
      at(
        found.map(({ saved }) => saved),
        0.5,
      ),
    ),
    'live, p50 ms': shown(at(seen, 0.5)),
    'p95 ms': shown(at(seen, 0.95)),
    'most ms': shown(at(seen, 1)),
  };
}
console.table({
  ...Object.fromEntries([...times].map(([name, found]) => [name, row(found)])),
  all: row(all),
});
console.table({
  'first time': { requests: first.ms.length, failed: first.failed },
  readers: {
    requests: ms.length,
    failed,
    'from copies': percent(hits, hits + misses + own),
    'of what may be kept': percent(hits, hits + misses),
    'asked of the site, a second': shown((misses + own) / seconds),
    'p50 ms': shown(at(ms, 0.5)),
    'p99 ms': shown(at(ms, 0.99)),
  },
});
console.log(`load average: ${loadavg().map(shown).join(' ')}`);
await cache.stop();
await site.stop();
await resident.close();
