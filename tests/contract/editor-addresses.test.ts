/** Addresses that editors assign: one page each, and none that belongs to the site itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redirects } from '../../contract/calls/content.ts';
import { editedEntities, removed } from '../../contract/schemas/editor.ts';
import { ask, askEntity, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const all = async (collection: string) =>
    (await ask(site(), editedEntities, 'GET', `${collection}?full=1&count=200`)).items;
  const first = async (collection: string) =>
    (await all(collection))[0] ?? assert.fail(`${collection} is empty`);

  for (const alias of ['personal', 'rest', 'media', 'page-data', 'view', 'about', 'editor']) {
    test(`a page of links cannot use /${alias}/`, async () => {
      const { id: _, revision: __, ...like } = await first('links');
      const errors = await assertRefused(
        await send(site(), 'POST', 'links', { ...like, alias }),
        'invalid',
      );
      assert.deepEqual(errors, { alias: 'Этот адрес занят самим сайтом' });
    });
  }

  test('a deleted page of links can be restored at its address', async () => {
    const library = await first('links');
    const { revision } = await ask(site(), removed, 'DELETE', `links/${library.id}`);
    const back = `links/${library.id}/revisions/${revision}/restore`;
    assert.equal((await askEntity(site(), 'POST', back)).url, library.url);
  });

  test('a redirect leads from an unused address to an existing one', async () => {
    const to = (await first('products')).url;
    const made = await askEntity(site(), 'POST', 'redirects', { from: '/catalog/iz-pisma/', to });
    const { items } = await site().result(redirects, {});
    assert.ok(items.some((item) => item.from === '/catalog/iz-pisma/' && item.to === to));
    await ask(site(), removed, 'DELETE', `redirects/${made.id}`);
    const wrong = { from: '/catalog/iz-pisma/', to: '/catalog/takogo-net/' };
    assert.equal((await send(site(), 'POST', 'redirects', wrong)).status, 422);
  });

  test('a redirect cannot start at a page, nor twice at one address', async () => {
    const [one, other] = await all('products');
    const [library] = await all('links');
    assert.ok(one?.url && other?.url && library?.url);
    const make = (from: string, to: string | null) =>
      send(site(), 'POST', 'redirects', { from, to });
    for (const [from, to] of [
      [other.url, one.url],
      [one.url, one.url],
      ['/catalog/compare/', one.url],
      ['/about/', library.url],
      ['/personal/', library.url],
    ] as const) {
      const errors = await assertRefused(await make(from, to), 'invalid', from);
      assert.deepEqual(Object.keys(errors), ['from'], from);
    }
    const to = one.url;
    const made = await askEntity(site(), 'POST', 'redirects', { from: '/catalog/staroe/', to });
    const twice = await assertRefused(await make('/catalog/staroe/', other.url), 'alias_taken');
    assert.deepEqual(twice, { from: 'Уже занят' });
    const moved = { from: '/catalog/staroe/', to: other.url };
    await askEntity(site(), 'PUT', `redirects/${made.id}`, moved);
  });

  test('a page has one metadata override', async () => {
    const { id: _, revision: __, ...like } = await first('metadata');
    const reply = await send(site(), 'POST', 'metadata', like);
    assert.deepEqual(await assertRefused(reply, 'alias_taken'), { page_code: 'Уже занят' });
  });

  test('a button cannot lead to another site disguised as ours', async () => {
    const { revision: _, ...settings } = await askEntity(site(), 'GET', 'settings/settings');
    for (const url of ['//evil.test/', '/\\evil.test/', '/\t/evil.test/', 'javascript:alert(1)']) {
      const text = JSON.stringify(settings).replace('"/certificate/"', () => JSON.stringify(url));
      const errors = await assertRefused(
        await send(site(), 'PUT', 'settings/settings', JSON.parse(text)),
        'invalid',
        url,
      );
      assert.match(Object.keys(errors)[0] ?? '', /url$/);
    }
  });
});
