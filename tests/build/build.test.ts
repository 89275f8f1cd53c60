/** The real build, from a real backend through a proxy that spoils one reply at a time. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { certificatePage } from '../../contract/calls/shops.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { budgets } from '../bench/budgets.ts';
import { weigh } from '../bench/weigh.ts';
import { pages } from '../pages.ts';
import { openWorkshop, publicDirectory, testSiteDirectory } from '../site/site.ts';
import { differences, publishedTree, treeOf } from '../site/tree.ts';

let workshop: Awaited<ReturnType<typeof openWorkshop>>;

before(async () => {
  workshop = await openWorkshop();
});
after(() => workshop.close());

const page = (path: string) => readFile(join(publicDirectory, path, 'index.html'), 'utf8');

/** The items of a list reply. */
function items(
  json: { result: Record<string, unknown> },
  name = 'items',
): Record<string, unknown>[] {
  const found = json.result[name];
  assert.ok(Array.isArray(found));
  return found;
}

/** Runs a build that has to fail and checks that it left everything as it was. */
async function failingBuild(): Promise<string> {
  const tree = await treeOf(publicDirectory);
  const releases = await openReleases(testSiteDirectory);
  const before = await releases.current();
  const outcome = await workshop.build();
  assert.equal(outcome.ok, false, 'the build had to fail');
  assert.deepEqual(differences(tree, await treeOf(publicDirectory)), []);
  assert.deepEqual(await releases.current(), before, 'the previous site is still served');
  return outcome.message;
}

test('a good build emits complete pages and publishes them', async () => {
  const outcome = await workshop.build();
  assert.equal(outcome.message, '');
  const article = await page('articles/narusheniya-zreniya/astigmatizm');
  assert.match(article, /<html[^>]* lang="ru"/);
  assert.match(article, /<h1[^>]*>Астигматизм/);
  assert.match(article, /<title[^>]*>Астигматизм[^<]* — Ясно<\/title>/);
  assert.match(await page('catalog/yasno-den'), /Базовая кривизна/);
  // Where the frame looks different, it does so before any script.
  assert.match(await page('search'), /data-place="search" data-live="true"/);
  assert.match(
    await readFile(join(publicDirectory, '404.html'), 'utf8'),
    /Упс, страница не найдена\./,
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

test('every kind of page weighs what its budget says', async () => {
  const faults = [];
  for (const { kind, url, file } of pages.filter(({ status }) => status === 200)) {
    const weight = await weigh(publicDirectory, file ?? url);
    const budget = budgets[kind];
    assert.ok(budget, `tests/bench/budgets.ts knows no "${kind}"`);
    for (const part of ['html', 'atRest', 'awake'] as const) {
      const [minimum, maximum] = budget[part];
      if (weight[part] < minimum || weight[part] > maximum) {
        faults.push(`${kind}, ${part}: ${weight[part]} kB, not ${minimum} to ${maximum}`);
      }
    }
  }
  assert.deepEqual(faults, []);
});

test('every picture a page names is there, in AVIF and WebP', async () => {
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

test('a build with nothing changed asks conditionally, runs no query and touches no page data', async () => {
  const dataOf = (tree: Map<string, string>) =>
    new Map([...tree].filter(([path]) => path.startsWith('page-data')));
  const tree = await treeOf(publicDirectory);
  workshop.proxy.reset();
  const outcome = await workshop.build();
  assert.equal(outcome.message, '');
  // The specification reads the page by POST, and a POST has no conditions; nor has a number.
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

test('one edit changes the pages that show it and no other; hostile HTML does not come through', async () => {
  const tree = await treeOf(publicDirectory);
  workshop.proxy.change('/rest/articles', (json) => {
    const article = items(json).find(({ alias }) => alias === 'astigmatizm');
    assert.ok(article);
    article['body'] =
      '<h2 onclick="alert(1)">Правка</h2><script>alert(2)</script><img src=x onerror="alert(3)">' +
      '<p style="position:fixed">Текст <a href="javascript:alert(4)">ссылки</a> ' +
      '<a href="https://example.org/">наружу</a></p><iframe src="//example.org"></iframe>';
    return json;
  });
  const outcome = await workshop.build();
  workshop.proxy.reset();
  assert.equal(outcome.message, '');
  const whole = await page('articles/narusheniya-zreniya/astigmatizm');
  // The head has scripts and styles of our own.
  const html = /<main[\s\S]*<\/main>/.exec(whole)?.[0] ?? '';
  assert.match(html, /Правка/);
  assert.doesNotMatch(html, /alert\(|onerror|onclick|javascript:|<iframe|position:fixed/);
  assert.match(html, /<a href="https:\/\/example\.org\/" target="_blank" rel="noopener">/);
  const data = differences(tree, await treeOf(publicDirectory)).filter((path) =>
    path.endsWith('page-data.json'),
  );
  assert.deepEqual(data, ['page-data/articles/narusheniya-zreniya/astigmatizm/page-data.json']);
});

test('a call that passes on the second try does not stop the build', async () => {
  workshop.proxy.fail('/rest/themes', [500, 503]);
  const outcome = await workshop.build();
  workshop.proxy.reset();
  assert.equal(outcome.message, '');
  assert.ok(
    outcome.log.some((line) => line.includes('call "themes"') && line.includes('trying again')),
  );
});

test('far fewer entities than last time stop the build', async () => {
  workshop.proxy.change('/rest/site.products', (json) => {
    json.result['items'] = items(json).slice(0, 5);
    return json;
  });
  const message = await failingBuild();
  workshop.proxy.reset();
  assert.match(message, /call "site\.products", field items: 5 entities, 26 last time/);
});

test('a reply that breaks its contract stops the build and is named by call and field', async () => {
  workshop.proxy.change('/rest/articles', (json) => {
    const third = items(json)[3];
    assert.ok(third);
    third['title'] = null;
    return json;
  });
  const message = await failingBuild();
  workshop.proxy.reset();
  assert.match(message, /call "articles", field result\.items\.3\.title/);
});

test('an empty reply stops the build', async () => {
  workshop.proxy.change('/rest/faq', (json) => ({
    result: { ...json.result, items: [], total: 0 },
  }));
  const message = await failingBuild();
  workshop.proxy.reset();
  assert.match(message, /call "faq", field items: the reply is empty/);
});

test('a call that goes on failing stops the build and is named', async () => {
  workshop.proxy.fail('/rest/link.library', [500, 500, 500, 500]);
  const message = await failingBuild();
  workshop.proxy.reset();
  assert.match(message, /call "link\.library"/);
});

test('no backend stops the build and leaves the previous site served', async () => {
  workshop.unplug();
  const message = await failingBuild();
  workshop.plug();
  assert.match(message, /The content cannot be used\. call "[\w.]+"/);
});

test('the build after failures is good again', async () => {
  const outcome = await workshop.build();
  assert.equal(outcome.message, '');
  const restored = await page('articles/narusheniya-zreniya/astigmatizm');
  assert.doesNotMatch(restored, /Правка/);
});
