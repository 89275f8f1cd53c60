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

  for (const alias of [
    'personal',
    'rest',
    'media',
    'page-data',
    'view',
    'about',
    'editor',
    'admin',
  ]) {
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

  test('an entity without a page has no address', async () => {
    const tag = await askEntity(site(), 'POST', 'tags', { title: 'Новый', alias: 'novyj-teg' });
    assert.equal(tag.url, null);
    const { revision: _, ...article } = await askEntity(
      site(),
      'GET',
      `articles/${(await first('articles')).id}`,
    );
    const tagged = { ...article, tags: [tag.id] };
    await askEntity(site(), 'PUT', `articles/${article.id}`, tagged);
    assert.equal((await askEntity(site(), 'GET', `tags/${tag.id}`)).url, '/tags/novyj-teg/');
    await askEntity(site(), 'PUT', `articles/${article.id}`, article);
    const type = { title: 'Новый', alias: 'novyj-vid', position: 9 };
    assert.equal((await askEntity(site(), 'POST', 'instruction-types', type)).url, null);
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

  test('a redirect leads from any address to any page or to an allowed site', async () => {
    const [theme] = await all('themes');
    const [product] = await all('products');
    assert.ok(theme?.url && product?.url);
    for (const [from, to] of [
      ['/staroe.html', product.url],
      ['/akciya-2024', '/discounts/?all#list'],
      ['/catalog/s-drugogo-sajta/', '/about/'],
      ['/tags/bylo/', theme.url],
      ['/upload/Правила.pdf', '/personal/points/'],
      ['/video/', 'https://rutube.ru/channel/1/'],
    ]) {
      const made = await askEntity(site(), 'POST', 'redirects', { from, to });
      assert.deepEqual([made['from'], made['to'], made.url], [from, to, to]);
      const { items } = await site().result(redirects, {});
      assert.ok(items.some((item) => item.from === from && item.to === to));
      await ask(site(), removed, 'DELETE', `redirects/${made.id}`);
    }
    for (const to of [
      'https://evil.test/',
      'https://rutube.ru.evil.test/',
      'https://rutube.ru@evil.test/',
      'http://rutube.ru/',
      'mailto:club@yasno.example',
      '/takogo-net/',
      '#list',
    ]) {
      const reply = await send(site(), 'POST', 'redirects', { from: '/video/', to });
      assert.deepEqual(Object.keys(await assertRefused(reply, 'invalid', to)), ['to'], to);
    }
    for (const from of [
      '/a b/',
      '/a%20b/',
      '/a/*',
      '/:a/',
      '//evil.test/',
      '/a/?b=1',
      '/',
      '/about',
      'a',
    ]) {
      const reply = await send(site(), 'POST', 'redirects', { from, to: '/about/' });
      assert.deepEqual(Object.keys(await assertRefused(reply, 'invalid', from)), ['from'], from);
    }
  });

  test('a redirect to an entity of its kind follows a change of the alias', async () => {
    const product = await first('products');
    const { revision: _, ...fields } = product;
    const made = await askEntity(site(), 'POST', 'redirects', {
      from: '/catalog/sledom/',
      to: product.url,
    });
    await askEntity(site(), 'PUT', `products/${product.id}`, { ...fields, alias: 'pereimenovan' });
    const { url } = await askEntity(site(), 'GET', `redirects/${made.id}`);
    assert.equal(url, '/catalog/pereimenovan/');
    await askEntity(site(), 'PUT', `products/${product.id}`, fields);
    await ask(site(), removed, 'DELETE', `redirects/${made.id}`);
  });

  test('a theme redirects to a page, but not in a loop', async () => {
    const [one, other] = (await all('themes')).filter(({ redirect }) => redirect === null);
    assert.ok(one?.url && other?.url);
    const saveAs = (theme: typeof one, redirect: string | null) => {
      const { revision: _, ...fields } = theme;
      return send(site(), 'PUT', `themes/${theme.id}`, { ...fields, redirect });
    };
    const refused = async (reply: Response) => await assertRefused(reply, 'invalid');
    assert.deepEqual(await refused(await saveAs(one, `${one.url}?again#top`)), {
      redirect: 'Тема не\u00a0может вести на\u00a0саму себя',
    });
    assert.deepEqual(await refused(await saveAs(one, '/themes/77777/')), {
      redirect: 'По\u00a0этому адресу нет страницы',
    });
    assert.equal((await saveAs(one, other.url)).status, 200);
    assert.deepEqual(await refused(await saveAs(other, one.url)), {
      redirect: 'Темы вели бы друг на\u00a0друга по\u00a0кругу',
    });
    assert.equal((await saveAs(one, null)).status, 200);
  });

  test('a redirect cannot start at a page, nor where another one starts', async () => {
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

  test('an address is the same with and without a trailing slash', async () => {
    const make = (from: string) => send(site(), 'POST', 'redirects', { from, to: '/faq/' });
    for (const [first, second] of [
      ['/dva-raza', '/dva-raza/'],
      ['/s-kosoy/', '/s-kosoy'],
      ['/staroe/razdel/', '/staroe/razdel'],
      ['/articles/staroe/statya', '/articles/staroe/statya/'],
    ] as const) {
      const made = await askEntity(site(), 'POST', 'redirects', { from: first, to: '/faq/' });
      const errors = await assertRefused(await make(second), 'invalid', second);
      assert.ok(errors['from']?.includes(first), second);
      // The same redirect may be written in the other way.
      const path = `redirects/${made.id}`;
      const other = await askEntity(site(), 'PATCH', path, { from: second });
      assert.equal(other['from'], second);
      await assertRefused(await make(first), 'invalid', first);
    }
  });

  test('a redirect cannot start at a path of the backend, or at one that no browser requests', async () => {
    for (const from of ['/rest/article.list/', '/editor/x/', '/media/a.png', '/../x/', '/a/./b/']) {
      const reply = await send(site(), 'POST', 'redirects', { from, to: '/faq/' });
      assert.deepEqual(Object.keys(await assertRefused(reply, 'invalid', from)), ['from'], from);
    }
    const made = await askEntity(site(), 'POST', 'redirects', {
      from: '/upload/pravila-2019.pdf',
      to: '/faq/',
    });
    await send(site(), 'DELETE', `redirects/${made.id}`);
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
