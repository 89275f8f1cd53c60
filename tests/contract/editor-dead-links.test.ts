/** Links to missing pages of our own: reported, and saved all the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as editor from '../../contract/schemas/editor.ts';
import { addressFound } from '../../contract/schemas/editor-many.ts';
import { ask, askEntity, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { onEveryEngine } from './site.ts';

const linksTo = (addresses: readonly string[]) =>
  addresses.map((address) => `<p><a href="${address}">сюда</a></p>`).join('');

const dead = (address: string) => `Такой страницы на\u00a0сайте нет: ${address}`;

onEveryEngine((site) => {
  const first = async (collection: string) => {
    const { items } = await ask(site(), editor.editedEntities, 'GET', `${collection}?count=1`);
    return items[0] ?? assert.fail(`${collection} is empty`);
  };

  test('a save and a draft report the dead links of a text', async () => {
    const nowhere = [
      '/articles/net-takoj/net-i-etoj/',
      '/catalog/net-takoj/?from=menu&part=2#top',
      '/content/net-takoj',
      '/themes/999999/',
      '/discounts/999999/shops/',
      '/instructions/net-takih/',
      '/net-takoj-stranicy/',
      '/net/voobsche/nichego/',
    ];
    const body = linksTo(nowhere);
    const made = await askEntity(site(), 'POST', 'pages', page('ssylki-v-nikuda', { body }));
    assert.deepEqual(made.dead_links, { body: nowhere.map(dead) });
    const read = await askEntity(site(), 'GET', `pages/${made.id}`);
    assert.equal(read.dead_links, undefined, 'only saves look them up');
    const patched = await askEntity(site(), 'PATCH', `pages/${made.id}`, { title: 'Снова' });
    assert.deepEqual(patched.dead_links, made.dead_links);
    // A response body may be sent back unchanged.
    const again = await askEntity(site(), 'PUT', `pages/${made.id}`, patched);
    assert.equal(again.revision, patched.revision);

    const given = page('ssylki-v-chernovike', {
      body: `<h1>Раз</h1>${linksTo(nowhere.slice(0, 1))}`,
    });
    const draft = await ask(site(), editor.draft, 'POST', 'pages?draft=1', given);
    assert.deepEqual(draft.errors, {});
    const [removed, ...told] = draft.warnings['body'] ?? [];
    assert.match(removed ?? '', /^Уберётся/);
    assert.deepEqual(told, [dead(nowhere[0] ?? '')]);
    const published = await askEntity(site(), 'POST', `drafts/${draft.id}/publish`);
    assert.deepEqual(published.dead_links, { body: told });
  });

  test('a tag has a page once an article has the tag, a type once an instruction is of it', async () => {
    const exists = async (address: string) =>
      (await ask(site(), addressFound, 'GET', `addresses?address=${address}`)).exists;
    const tag = await askEntity(site(), 'POST', 'tags', { title: 'Пустой', alias: 'pustoj-teg' });
    await askEntity(site(), 'POST', 'instruction-types', { title: 'Пусто', alias: 'pustoj-tip' });
    assert.equal(await exists('/tags/pustoj-teg/'), false);
    assert.equal(await exists('/instructions/pustoj-tip/'), false);
    const article = await first('articles');
    const { tags } = await askEntity(site(), 'GET', `articles/${article.id}`);
    await askEntity(site(), 'PATCH', `articles/${article.id}`, { tags: { add: [tag.id] } });
    assert.equal(await exists('/tags/pustoj-teg/'), true);
    await askEntity(site(), 'PATCH', `articles/${article.id}`, { tags });
  });

  test('existing pages, addresses that may exist and other sites are not reported', async () => {
    const kinds = ['articles', 'categories', 'tags', 'products', 'faq', 'pages', 'links', 'themes'];
    const entities = await Promise.all([...kinds, 'discounts', 'instruction-types'].map(first));
    const moved = await askEntity(site(), 'POST', 'pages', page('ssylka-pereehala'));
    await askEntity(site(), 'PATCH', `pages/${moved.id}`, { alias: 'ssylka-na-meste' });
    await askEntity(site(), 'POST', 'redirects', { from: '/ssylka/iz-pechati', to: '/faq/' });
    const there = entities.flatMap(({ url }) => url ?? []);
    assert.ok(there.length >= 9, there.join());
    const body = linksTo([
      ...there,
      ...there.map((url) => `${url}?utm=1#part`),
      '/content/ssylka-pereehala/',
      '/ssylka/iz-pechati/',
      '/content/ssylki-vse-na-meste/',
      '/',
      '/about/',
      '/personal/orders/',
      '/articles/page/3/',
      '/tags/net-takogo/page/3/',
      '/media/picture.png',
      '/upload/rules.pdf',
      'https://example.ru/net/',
      '#top',
      'mailto:hello@example.ru',
    ]);
    const own = page('ssylki-vse-na-meste', { body });
    const made = await askEntity(site(), 'POST', 'pages', own);
    assert.equal(made.dead_links, undefined);
  });

  test('an address can be looked up by the same rule before it is linked to', async () => {
    const { url } = await first('articles');
    const known = async (address: string) => {
      const path = `addresses?address=${encodeURIComponent(address)}`;
      return (await ask(site(), addressFound, 'GET', path)).exists;
    };
    assert.equal(await known(`${url}?utm=1#part`), true);
    assert.equal(await known('/about/'), true);
    assert.equal(await known('/articles/net-takoj/net-i-etoj/'), false);
    for (const refused of ['https://example.ru/', '//example.ru/', '/dva slova/']) {
      const answer = await send(site(), 'GET', `addresses?address=${encodeURIComponent(refused)}`);
      assert.equal(answer.status, 422, refused);
    }
  });

  test('menus and buttons are checked, too', async () => {
    const settings = await first('settings');
    const whole = await askEntity(site(), 'GET', `settings/${settings.id}`);
    const text = JSON.stringify(whole).replace('"/about/"', '"/about-gone/"');
    const saved = await send(site(), 'PUT', `settings/${settings.id}`, JSON.parse(text));
    const { result } = (await saved.json()) as { result: editor.EditedEntity };
    assert.deepEqual(Object.values(result.dead_links ?? {}), [[dead('/about-gone/')]]);
    for (const path of Object.keys(result.dead_links ?? {})) assert.match(path, /\.url$/);
    await send(site(), 'PUT', `settings/${settings.id}`, whole);
  });
});
