/** The whole built site as robots see it: served as in production, crawled from the home page. */
import assert from 'node:assert/strict';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { serveSite, type ServedSite } from '../../scripts/serve-site.ts';
import { htmlFaults } from '../html/faults.ts';
import { pages } from '../pages.ts';
import { startProcess } from '../backend/backend-process.ts';
import { makeScratch } from '../contract/scratch.ts';
import { testNginx } from '../same-answers/nginx.ts';
import { keptSite } from '../site/prepared.ts';
import { projectRoot, siteUrl } from '../site/site.ts';
import { crawl, type Crawl, type Page } from './crawler.ts';
import { drawnPages } from './drawn-pages.ts';
import { crumbsOf } from './html.ts';
import { compareNginx } from './nginx.ts';
import { inspect, readThings } from './structured.ts';

/** The guard redirects signed-out visitors home from there. */
const guarded = (path: string) => path.startsWith('/personal/');

let site: ServedSite;
let walked: Crawl;
let built: string[];
let backend: Awaited<ReturnType<typeof startProcess>>;
const directory = makeScratch('crawl');

before(async () => {
  // A copy: layers of the other lane change their own meanwhile.
  await cp(keptSite.database, join(directory, 'database'), { recursive: true });
  backend = await startProcess({ DATA_DIR: directory, DATABASE_URL: '' });
  site = await serveSite({
    port: 0,
    siteDirectory: keptSite.releases,
    restOrigin: backend.origin,
    projectRoot,
    log: () => {},
  });
  walked = await crawl(site.origin, siteUrl);
  built = (await filesOf(keptSite.public))
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
});
after(async () => {
  await site.stop();
  await backend.stop();
  await rm(directory, { recursive: true });
});

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

const indexed = () => [...walked.pages.values()].filter((page) => !page.noindex);
const file = (name: string) => readFile(join(keptSite.public, name), 'utf8');
const locsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

/** Paths of pages that share a value that should be unique. */
function shared(pages: readonly Page[], own: (page: Page) => string | undefined): string[] {
  const byValue = Map.groupBy(pages, own);
  return [...byValue].flatMap(([value, several]) =>
    several.length > 1 ? [`${value}: ${several.map(({ path }) => path).join(', ')}`] : [],
  );
}

test('no link is broken or leads through a redirect', () => {
  assert.ok(walked.pages.size > 100);
  const broken = walked.links.filter(({ path }) => {
    return walked.statuses.get(path) !== (guarded(path) ? 302 : 200);
  });
  assert.deepEqual([...new Set(broken.map(({ from, path }) => `${from} → ${path}`))], []);
});

test('every anchor exists', () => {
  const lost = walked.links.filter(({ path, hash }) => {
    const page = walked.pages.get(path);
    // Browsers know the top of every page.
    return page && !['', 'top'].includes(hash) && !page.ids.has(hash);
  });
  assert.deepEqual(
    [...new Set(lost.map(({ from, path, hash }) => `${from} → ${path}#${hash}`))],
    [],
  );
});

test('every linked document is a complete PDF that a browser may display and revalidates', () => {
  const linked = walked.links.flatMap(({ path }) => (path.endsWith('.pdf') ? [path] : []));
  assert.ok(linked.includes('/upload/site_rules.pdf'));
  for (const path of new Set(linked)) {
    const file = walked.files.get(path);
    assert.ok(file, path);
    assert.equal(file.headers.get('content-type'), 'application/pdf', path);
    assert.equal(file.headers.get('x-content-type-options'), 'nosniff', path);
    assert.match(file.headers.get('cache-control') ?? '', /max-age=0, must-revalidate/, path);
    const text = Buffer.from(file.bytes).toString('latin1');
    assert.match(text, /^%PDF-\d/, path);
    assert.match(text, /%%EOF\s*$/, path);
  }
});

test('every file has the type of its extension', () => {
  const types: Readonly<Record<string, RegExp>> = {
    css: /^text\/css/,
    js: /^text\/javascript/,
    json: /^application\/json/,
    pdf: /^application\/pdf$/,
    webmanifest: /^application\/manifest\+json/,
    xml: /xml/,
  };
  const faulty = [...walked.files].filter(([path, { headers }]) => {
    const ending = path.slice(path.lastIndexOf('.') + 1);
    return !(types[ending] ?? /^(?:image|font)\//).test(headers.get('content-type') ?? '');
  });
  assert.ok(walked.files.size > 0);
  assert.deepEqual(
    faulty.map(([path, { headers }]) => `${path}: ${headers.get('content-type')}`),
    [],
  );
});

test('every page can be reached from the home page', async () => {
  assert.ok(built.length > 100);
  const orphans = built.filter((path) => !walked.pages.has(path));
  // Pages hidden from robots need no link: a theme that was moved, a step without its choice.
  const hidden = await Promise.all(
    orphans.map(async (path) => /content="noindex/.test(await file(join(path, 'index.html')))),
  );
  assert.deepEqual(
    orphans.filter((_path, index) => !hidden[index]),
    [],
    'no page links to these: link them, or set `noindex` in their composed head',
  );
});

test('every page has one heading, and a unique description and title', () => {
  const pages = [...walked.pages.values()];
  const faulty = pages.filter(
    ({ title, description, headings }) => !title || !description || headings !== 1,
  );
  assert.deepEqual(
    faulty.map(({ path }) => path),
    [],
  );
  assert.deepEqual(
    shared(pages, ({ title }) => title),
    [],
  );
});

test('every page for search results names itself as canonical', () => {
  const faulty = indexed().filter(({ path, canonical }) => canonical !== siteUrl + path);
  assert.deepEqual(
    faulty.map(({ path, canonical }) => `${path}: ${canonical}`),
    [],
  );
});

test('nothing reveals the machine it was built on', async () => {
  const texts = (await filesOf(keptSite.public)).filter((name) => /\.(?:html|xml|txt)$/.test(name));
  assert.ok(texts.length > 100);
  const found = [];
  for (const name of texts) if ((await file(name)).includes('//localhost')) found.push(name);
  assert.deepEqual(found, []);
});

test('the sitemap has every page for search results and no other', async () => {
  const xml = await file('sitemap.xml');
  const paths = indexed().map(({ path }) => siteUrl + path);
  const told = locsOf(xml);
  const lost = told.filter((address) => !paths.includes(address));
  assert.deepEqual(lost, [], 'these are in the sitemap but not linked');
  const untold = paths.filter((address) => !told.includes(address));
  assert.deepEqual(untold, [], 'these are linked but missing in the sitemap');
  assert.equal(new Set(told).size, told.length);
  const dates = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date = '']) => date);
  assert.ok(dates.length > paths.length * 0.9);
  for (const date of dates) {
    assert.match(date, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.ok(Date.parse(date) <= Date.now(), date);
  }
});

test('robots.txt names the sitemap, and forbids no page: each page decides for itself', async () => {
  const reply = await fetch(`${site.origin}/robots.txt`);
  assert.match(reply.headers.get('content-type') ?? '', /^text\/plain/);
  const text = await reply.text();
  assert.match(text, new RegExp(`^Sitemap: ${siteUrl}/sitemap\\.xml$`, 'm'));
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  assert.ok(closed.includes('/rest/'));
  const paths = [...walked.pages.keys(), ...pages.map(({ url }) => url)];
  for (const path of paths) assert.ok(!closed.some((start) => path.startsWith(start)), path);
});

test('the feed has the newest articles, and their lists link to it', async () => {
  const reply = await fetch(`${site.origin}/articles/rss.xml`);
  assert.match(reply.headers.get('content-type') ?? '', /xml/);
  const xml = await reply.text();
  const links = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, link = '']) => link);
  assert.equal(links.length, 24);
  for (const link of links) assert.ok(walked.pages.has(link.slice(siteUrl.length)), link);
  const texts = [...xml.matchAll(/<content:encoded><!\[CDATA\[(.*?)\]\]></gs)].map(
    ([, text = '']) => text,
  );
  assert.equal(texts.length, 20);
  const addresses = texts.flatMap((text) =>
    [...text.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address),
  );
  const pictures = addresses.filter((address) => address.startsWith(`${siteUrl}/pictures/`));
  assert.ok(pictures.length > 0);
  for (const picture of pictures) {
    const found = await fetch(site.origin + picture.slice(siteUrl.length));
    assert.equal(found.status, 200, picture);
  }
  for (const address of addresses) assert.match(address, /^(?:https?:|mailto:|tel:)/);
  const days = [...xml.matchAll(/<pubDate>(.*?)</g)].map(([, day = '']) => Date.parse(day));
  assert.deepEqual(
    days,
    days.toSorted((one, other) => other - one),
  );
  for (const path of ['/articles/', '/articles/uhod-i-gigiena/', '/tags/blizorukost/']) {
    assert.match(walked.pages.get(path)?.html ?? '', /<link[^>]*application\/rss\+xml[^>]*>/, path);
  }
});

test('every file of a page is valid HTML', async () => {
  const files = (await filesOf(keptSite.public)).filter((name) =>
    /^(?!_gatsby).*\.html$/.test(name),
  );
  assert.ok(files.length > built.length);
  for (const name of files) assert.deepEqual(await htmlFaults(await file(name)), [], name);
});

test('every page is valid HTML as the edge writes it', async () => {
  for await (const [url, html] of drawnPages(site.origin)) {
    assert.deepEqual(await htmlFaults(html), [], url);
  }
});

test('metadata replaces a page’s own text', () => {
  const page = walked.pages.get('/articles/');
  assert.match(page?.title ?? '', /^Всё\sо\sзрении: статьи о\sлинзах и\sглазах — Ясно$/);
  assert.match(page?.description ?? '', /^Понятные статьи/);
});

test('all structured data is complete, true and about the page', async () => {
  const addresses = new Set<string>();
  for (const { path, jsonLd, html } of walked.pages.values()) {
    const { things, faults } = readThings(jsonLd);
    const found = inspect(things);
    assert.deepEqual([...faults, ...found.faults], [], path);
    for (const address of found.addresses) addresses.add(address.replace(/#.*$/, ''));
    const types = things.map((thing) => thing['@type']);
    assert.ok(types.includes('Organization'), path);
    assert.equal(types.includes('WebSite'), path === '/', path);
    assert.equal(types.includes('FAQPage'), path === '/faq/', path);
    const isArticle = /^\/articles\/[^/]+\/[^/]+\/$/.test(path) && !path.includes('/page/');
    assert.equal(types.includes('Article'), isArticle, path);
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = list?.['itemListElement'] as { name: string }[] | undefined;
    assert.deepEqual(
      items?.map(({ name }) => name),
      crumbsOf(html),
      path,
    );
  }
  for (const address of addresses) {
    assert.ok(address.startsWith(`${siteUrl}/`), address);
    const path = address.slice(siteUrl.length);
    const status = walked.statuses.get(path) ?? (await fetch(site.origin + path)).status;
    assert.equal(status, 200, address);
  }
});

test('the brand in titles and structured data comes from the settings', async () => {
  const reply = await fetch(`${backend.origin}/api/app/settings/settings/view`);
  const { result } = (await reply.json()) as { result: { item: { brand: { name: string } } } };
  const { things } = readThings(walked.pages.get('/')?.jsonLd ?? []);
  const organization = things.find((thing) => thing['@type'] === 'Organization');
  assert.equal(organization?.['name'], result.item.brand.name);
  assert.ok(walked.pages.get('/faq/')?.title?.endsWith(` — ${result.item.brand.name}`));
});

const nginx = testNginx;
if (nginx) {
  test('nginx, as configured for this site, responds like our server', async () => {
    const place = join(directory, 'nginx');
    const found = await compareNginx(nginx, place, keptSite.releases, site.origin);
    assert.deepEqual(found.differences, []);
    // It reads pages itself, and leaves those to our server that an edge function writes into.
    for (const path of ['/', '/about/', '/articles/']) assert.ok(found.read.includes(path), path);
    for (const path of ['/personal/', '/catalog/']) assert.ok(!found.read.includes(path), path);
    assert.deepEqual(found.replaced, { statuses: [200, 304, 200], isNew: true });
  });
}
