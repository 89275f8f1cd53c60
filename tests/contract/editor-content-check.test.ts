/** The content check: its findings, and that fixed ones disappear. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { CHECK_NAMES, type CheckName } from '../../contract/collections/check-kinds.ts';
import { addToLibrary, askEntity, pictureBytes, send } from './editor.ts';
import { onEveryEngine } from './site.ts';

const finding = v.object({
  collection: v.string(),
  id: v.nullable(v.number()),
  draft: v.nullable(v.number()),
  alias: v.string(),
  field: v.nullable(v.string()),
  title: v.string(),
  words: v.string(),
});
const check = v.object({
  data: v.object({
    content_check: v.object({
      waiting: v.number(),
      counts: v.array(v.object({ kind: v.picklist(CHECK_NAMES), count: v.number() })),
      findings: v.object({ total: v.number(), items: v.array(finding) }),
    }),
  }),
});

const QUERY = `query ($kind: CheckKind!) {
  content_check {
    waiting
    counts { kind count }
    findings(kind: $kind, count: 200) { total items { collection id draft alias field title words } }
  }
}`;

onEveryEngine((site) => {
  async function checked(kind: CheckName) {
    for (;;) {
      const response = await send(site(), 'POST', 'graphql', { query: QUERY, variables: { kind } });
      const { content_check } = v.parse(check, await response.json()).data;
      if (content_check.waiting === 0) return content_check;
    }
  }
  const foundIn = async (kind: CheckName, collection: string, id: number) =>
    (await checked(kind)).findings.items.filter(
      (one) => one.collection === collection && one.id === id,
    );
  let count = 0;
  async function articleWith(part: object) {
    const known = await askEntity(site(), 'GET', 'articles/1');
    const names = ['lead', 'body', 'category_id', 'tags', 'published_on', 'author', 'reviewer'];
    const own = Object.fromEntries(names.map((name) => [name, known[name]]));
    const { src } = await addToLibrary(site(), 'pictures', await pictureBytes('png'));
    const cover = { src, alt: 'Глаз', width: 32, height: 20 };
    const alias = `content-check-${(count += 1)}`;
    const title = `Проверка ${count}`;
    return askEntity(site(), 'POST', 'articles', {
      ...{ ...own, alias, title, cover, sources: [] },
      ...part,
    });
  }

  test('counts the findings of every kind', async () => {
    const { counts } = await checked('dead_link');
    assert.deepEqual(
      counts.map(({ kind }) => kind),
      CHECK_NAMES,
    );
  });

  test('checks the pages of the site, and says which of them a field belongs to', async () => {
    const page = await askEntity(site(), 'GET', 'documents/main.page');
    const hero = v.parse(v.looseObject({ button: v.looseObject({}) }), page['hero']);
    const broken = { ...hero, button: { ...hero.button, url: '/content/net-takoj/' } };
    await askEntity(site(), 'PATCH', 'documents/main.page', { hero: broken });
    const [dead] = await foundIn('dead_link', 'documents', page.id);
    assert.deepEqual([dead?.alias, dead?.field], ['main.page', 'hero.button.url']);
    await askEntity(site(), 'PATCH', 'documents/main.page', { hero });
  });

  describe('of an article', () => {
    test('reports dead and odd links at their field until they are fixed', async () => {
      const body = `<p><a href="/articles/nowhere/at-all/">там</a>, <a href="http://localhost/x">тут</a></p>`;
      const { id } = await articleWith({ body });
      const [dead] = await foundIn('dead_link', 'articles', id);
      assert.deepEqual([dead?.field, dead?.words], ['body', '/articles/nowhere/at-all/']);
      const [odd] = await foundIn('odd_link', 'articles', id);
      assert.deepEqual([odd?.field, odd?.words], ['body', 'http://localhost/x']);
      const mended = { body: '<p>Уже без ссылок</p>' };
      assert.equal((await send(site(), 'PATCH', `articles/${id}`, mended)).status, 200);
      assert.deepEqual(await foundIn('dead_link', 'articles', id), []);
      assert.deepEqual(await foundIn('odd_link', 'articles', id), []);
    });

    test('reports long and duplicate titles, until the duplicate is deleted', async () => {
      const long = `Один и тот же очень длинный заголовок статьи, который ${'никак '.repeat(3)}не кончается`;
      const one = await articleWith({ title: long });
      const other = await articleWith({ title: long.replace('который', 'Который') });
      const [tooLong] = await foundIn('long_title', 'articles', one.id);
      assert.match(tooLong?.words ?? '', /^Знаков \d+/);
      assert.equal((await foundIn('same_title', 'articles', one.id)).length, 1);
      assert.equal((await send(site(), 'DELETE', `articles/${other.id}`)).status, 200);
      assert.deepEqual(await foundIn('same_title', 'articles', one.id), []);
    });

    test('reports an article without incoming links until a text links to it', async () => {
      const lonely = await articleWith({ tags: [] });
      const [orphan] = await foundIn('orphan', 'articles', lonely.id);
      assert.equal(orphan?.words, lonely.url);
      await articleWith({ body: `<p><a href="${lonely.url}#more">Подробнее</a></p>` });
      assert.deepEqual(await foundIn('orphan', 'articles', lonely.id), []);
      const other = await articleWith({ tags: [] });
      await articleWith({ body: `<p><a href="${other.url?.replace(/\/$/, '')}">Ещё</a></p>` });
      assert.deepEqual(await foundIn('orphan', 'articles', other.id), [], 'without its last slash');
    });
  });

  test('reports a picture without a description unless it is decorative', async () => {
    assert.equal((await checked('no_alt')).findings.total, 0);
    const { src } = await addToLibrary(site(), 'pictures', await pictureBytes('png'));
    const cover = { src, alt: '', width: 32, height: 20 };
    const { id, ...own } = await articleWith({ cover });
    const [found] = await foundIn('no_alt', 'articles', id);
    assert.equal(found?.field, 'cover.alt');
    const save = async (said: object) => {
      const part = { cover: { ...cover, ...said } };
      return (await askEntity(site(), 'PATCH', `articles/${id}`, part))['cover'];
    };
    assert.deepEqual(await save({ decoration: true }), {
      ...Object(own['cover']),
      decoration: true,
    });
    assert.deepEqual(await foundIn('no_alt', 'articles', id), []);
    // A picture with a description is not decorative.
    const described = { ...Object(own['cover']), alt: 'Глаз' };
    assert.deepEqual(await save({ decoration: true, alt: 'Глаз' }), described);
  });

  test('reports a picture that is too small for a wide screen', async () => {
    const { id } = await articleWith({});
    const [small] = await foundIn('small_picture', 'articles', id);
    assert.deepEqual(
      [small?.field, small?.words],
      ['cover', '32\u00a0точек в\u00a0ширину, нужно от\u00a0480'],
    );
  });

  test('reports a city in a region whose time is unknown, until its name is mended', async () => {
    const city = {
      title: 'Находка',
      alias: 'check-city',
      region: 'Приморье',
      lat: 42.8,
      lon: 132.9,
    };
    const { id } = await askEntity(site(), 'POST', 'cities', city);
    assert.deepEqual(
      (await checked('unknown_region')).findings.items.map((one) => [one.id, one.field, one.words]),
      [[id, 'region', 'Приморье']],
    );
    await askEntity(site(), 'PATCH', `cities/${id}`, { region: 'Приморский край' });
    assert.equal((await checked('unknown_region')).findings.total, 0);
  });

  test('reports footnotes that no text cites', async () => {
    const footnote = { alias: 'nobody-cites', text: 'Никто не\u00a0ссылается' };
    const made = await send(site(), 'POST', 'footnotes', footnote);
    assert.equal(made.status, 200, await made.text());
    const { items } = (await checked('unused_footnote')).findings;
    assert.ok(items.some(({ words }) => words === 'nobody-cites'));
  });

  test('reports drafts whose alias another entity has', async () => {
    const known = await askEntity(site(), 'GET', 'articles/1');
    const saved = await send(site(), 'POST', 'tags?draft=1', {
      title: 'Тег',
      alias: 'glaza-check',
    });
    assert.ok(saved.status < 300, await saved.text());
    const again = await send(site(), 'POST', 'articles?draft=1', {
      title: 'Та же статья',
      alias: known.alias,
    });
    assert.ok(again.status < 300, await again.text());
    const { items } = (await checked('same_alias')).findings;
    assert.deepEqual(
      items.map(({ collection, id, words }) => [collection, id, words]),
      [['articles', null, known.alias]],
    );
  });
});
