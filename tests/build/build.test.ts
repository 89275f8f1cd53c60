/**
 * Real builds over the prepared site, from a real backend through a proxy that tampers with
 * responses.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articlesFull } from '../../contract/calls/articles.ts';
import { certificatePage } from '../../contract/calls/shops.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { serveSite } from '../../scripts/serve-site.ts';
import { weigh } from '../bench/weigh.ts';
import {
  ELEMENTS_OF,
  FIRST_FONTS,
  FIRST_SCRIPT,
  MOST_ELEMENTS,
  pages,
  SECOND_DOCUMENT,
  SECOND_DOCUMENT_OF,
} from '../pages.ts';
import { usePreparedSite } from '../site/prepared.ts';
import {
  openWorkshop,
  ports,
  projectRoot,
  publicDirectory,
  testSiteDirectory,
} from '../site/site.ts';
import { differences, publishedTree, treeOf } from '../site/tree.ts';

let workshop: Awaited<ReturnType<typeof openWorkshop>>;

before(async () => {
  await usePreparedSite();
  workshop = await openWorkshop();
});
after(() => workshop.close());

const page = (path: string) => readFile(join(publicDirectory, path, 'index.html'), 'utf8');

/** The items of a list response. */
function items(
  json: { result: Record<string, unknown> },
  name = 'items',
): Record<string, unknown>[] {
  const found = json.result[name];
  assert.ok(Array.isArray(found));
  return found;
}

test('a good build emits complete pages and publishes them', async () => {
  const article = await page('articles/narusheniya-zreniya/astigmatizm');
  assert.match(article, /<html[^>]* lang="ru"/);
  assert.match(article, /<h1[^>]*>Астигматизм/);
  assert.match(article, /<title[^>]*>Астигматизм[^<]* — Ясно<\/title>/);
  assert.match(await page('catalog/yasno-den'), /Радиус кривизны/);
  // Differences of the frame are in the HTML before any script.
  assert.match(await page('search'), /data-place="search" data-live="true"/);
  assert.match(
    await readFile(join(publicDirectory, '404.html'), 'utf8'),
    /Упс, страница не\sнайдена\./,
  );
  const cities: Record<string, string> = JSON.parse(
    await readFile(join(publicDirectory, 'cities.json'), 'utf8'),
  );
  assert.equal(cities['6281'], 'Москва');
  const places: Record<string, unknown> = JSON.parse(
    await readFile(join(publicDirectory, 'city-places.json'), 'utf8'),
  );
  assert.deepEqual(places['6281'], [55.76, 37.62]);
  assert.deepEqual(
    differences(await publishedTree(testSiteDirectory), await treeOf(publicDirectory)),
    [],
  );
});

/** In kB: a build from webpack's cache names the variables of its runtime in another order. */
const NOISE = 0.02;

test('every kind of page weighs what its budget says', async () => {
  const faults = [];
  for (const { kind, url, file, budget } of pages) {
    if (!budget) continue;
    const weight = await weigh(publicDirectory, file ?? url);
    for (const part of ['html', 'firstScript', 'interactive'] as const) {
      const [least, most] = part === 'firstScript' ? FIRST_SCRIPT : budget[part];
      if (weight[part] < least || weight[part] > most + NOISE) {
        faults.push(`${kind}, ${part}: ${weight[part]} kB, expected ${least} to ${most}`);
      }
    }
    const { elements, fonts, again } = weight;
    const mostAgain = SECOND_DOCUMENT_OF[kind] ?? SECOND_DOCUMENT;
    if (again > mostAgain) faults.push(`${kind}, with dictionary: ${again} kB of ${mostAgain}`);
    const mostElements = ELEMENTS_OF[kind] ?? MOST_ELEMENTS;
    if (elements > mostElements) faults.push(`${kind}: ${elements} elements of ${mostElements}`);
    if (fonts !== FIRST_FONTS) faults.push(`${kind}: ${fonts} fonts before the first paint`);
  }
  assert.deepEqual(
    faults,
    [],
    'make these pages weigh what they did, or change their budgets in tests/pages.ts, which says when',
  );
});

test('every picture in a page exists, in AVIF and WebP', async () => {
  const html = await page('catalog/yasno-den');
  const named = [...html.matchAll(/\/pictures\/[\w-]+\.(?:avif|webp)/g)].map(([path]) => path);
  assert.ok(
    named.some((path) => path.endsWith('.avif')) && named.some((path) => path.endsWith('.webp')),
  );
  const tree = await treeOf(publicDirectory);
  assert.deepEqual(
    named.filter((path) => !tree.has(path.slice(1))),
    [],
  );
});

test('a build without changes sends conditional requests, runs no query and touches no page data', async () => {
  const dataOf = (tree: Map<string, string>) =>
    new Map([...tree].filter(([path]) => path.startsWith('page-data')));
  const tree = await treeOf(publicDirectory);
  workshop.proxy.reset();
  const outcome = await workshop.build();
  assert.equal(outcome.message, '');
  // The specification reads the page with POST, and a POST is never conditional; nor is a number.
  const unconditional = [certificatePage.path, '/revision'];
  const asked = workshop.proxy.asked.filter(({ path }) => !unconditional.includes(path));
  assert.deepEqual(new Set(asked.map(({ status }) => status)), new Set([304]));
  assert.ok(!outcome.log.some((line) => line.includes('run page queries')), 'no page query ran');
  const unexpected = differences(dataOf(tree), dataOf(await treeOf(publicDirectory)));
  assert.deepEqual(
    unexpected.filter((path) => path !== 'page-data/app-data.json'),
    [],
  );
});

// `failures.test.ts` covers other failures, which stop the pulling and with it the build.
test('a build that fails reports its reason and leaves everything unchanged', async () => {
  const tree = await treeOf(publicDirectory);
  const releases = await openReleases(testSiteDirectory);
  const before = await releases.current();
  workshop.proxy.change(articlesFull.path, (json) => {
    const third = items(json)[3];
    assert.ok(third);
    third['title'] = null;
    return json;
  });
  const outcome = await workshop.build();
  workshop.proxy.reset();
  assert.equal(outcome.ok, false, 'the build should have failed');
  assert.match(outcome.message, /call "articles\.full", field result\.items\.3\.title/);
  assert.deepEqual(differences(tree, await treeOf(publicDirectory)), []);
  assert.deepEqual(await releases.current(), before, 'the previous site is still served');
});

const EDITED = 'articles/narusheniya-zreniya/astigmatizm';
/** A picture that an editor has removed since. */
const REMOVED = 'pictures/0123456789abcdef-480.avif';

/** A response with redirects: chains, rules whose page exists, rules whose target does not. */
function redirects() {
  const items = [
    { from: '/catalog/staroe/', to: '/catalog/novoe/' },
    { from: '/catalog/novoe/', to: '/catalog/yasno-den/' },
    { from: '/catalog/yasno-vozduh/', to: '/catalog/yasno-den/' },
    { from: '/articles/byvshij-razdel/', to: '/articles/' },
    { from: '/catalog/bylo/', to: '/catalog/net-nichego/' },
  ];
  const dated = items.map((item) => ({ ...item, updated_at: '2026-01-01T00:00:00.000Z' }));
  return { result: { items: dated, total: dated.length } };
}

describe('a build of edited content after a failed build', () => {
  let tree: Map<string, string>;
  let outcome: Awaited<ReturnType<typeof workshop.build>>;
  before(async () => {
    tree = await treeOf(publicDirectory);
    workshop.proxy.change(articlesFull.path, (json) => {
      const article = items(json).find(({ alias }) => alias === 'astigmatizm');
      assert.ok(article);
      article['body'] =
        '<h2 onclick="alert(1)">Правка</h2><script>alert(2)</script><img src=x onerror="alert(3)">' +
        '<p style="position:fixed">Текст <a href="javascript:alert(4)">ссылки</a> ' +
        '<a href="https://example.org/">наружу</a></p><iframe src="//example.org"></iframe>';
      return json;
    });
    workshop.proxy.change('/rest/metadata.list', (json) => {
      for (const item of items(json)) {
        if (item['page_code'] === 'faq') item['title'] = 'Спросите нас — Ясно';
      }
      return json;
    });
    workshop.proxy.change('/rest/redirects', redirects);
    await writeFile(join(publicDirectory, REMOVED), 'from an earlier build');
    workshop.proxy.fail('/rest/themes', [500, 503]);
    outcome = await workshop.build();
    workshop.proxy.reset();
  });

  test('succeeds, even if a call needs a retry', () => {
    assert.equal(outcome.message, '');
    const again = (line: string) => line.includes('call "themes"') && line.includes('retrying');
    assert.ok(outcome.log.some(again));
  });

  test('changes only the pages that show an edit', async () => {
    const data = differences(tree, await treeOf(publicDirectory)).filter((path) =>
      path.endsWith('page-data.json'),
    );
    assert.deepEqual(data, [`page-data/${EDITED}/page-data.json`, 'page-data/faq/page-data.json']);
    assert.match(await page('faq'), /<title[^>]*>Спросите нас — Ясно<\/title>/);
  });

  test('publishes no picture of an earlier build that nothing shows', async () => {
    assert.ok(!(await publishedTree(testSiteDirectory)).has(REMOVED));
  });

  test('lets no hostile HTML through', async () => {
    // The head has scripts and styles of our own.
    const html = /<main[\s\S]*<\/main>/.exec(await page(EDITED))?.[0] ?? '';
    assert.match(html, /Правка/);
    assert.doesNotMatch(html, /alert\(|onerror|onclick|javascript:|<iframe|position:fixed/);
    assert.match(html, /<a href="https:\/\/example\.org\/" target="_blank" rel="noopener">/);
  });

  test('redirects renamed pages', async () => {
    const site = await serveSite({
      port: ports.site,
      siteDirectory: testSiteDirectory,
      restOrigin: workshop.origin,
      projectRoot,
      log: () => {},
    });
    const answers = async (path: string) => {
      const reply = await fetch(site.origin + path, { redirect: 'manual' });
      await reply.body?.cancel();
      const location = reply.headers.get('location');
      return [reply.status, location && new URL(location, site.origin).pathname];
    };
    try {
      for (const path of ['/catalog/staroe/', '/catalog/staroe', '/catalog/novoe/']) {
        assert.deepEqual(await answers(path), [301, '/catalog/yasno-den/'], path);
      }
      const section = await answers('/articles/byvshij-razdel/page/11/');
      assert.deepEqual(section, [301, '/articles/page/11/']);
      assert.deepEqual(
        await answers('/catalog/yasno-vozduh/'),
        [200, null],
        'an existing page takes precedence',
      );
      assert.deepEqual(await answers('/catalog/bylo/'), [404, null]);
    } finally {
      await site.stop();
    }
  });
});
