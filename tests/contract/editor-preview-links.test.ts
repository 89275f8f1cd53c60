/** Links that show a draft for a day to people without an account. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PREVIEW_HEADER } from '../../contract/headers.ts';
import { draft, editedEntity, previewLink } from '../../contract/schemas/editor.ts';
import { ask, askEntity, makeToken, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { siteBehind } from './site-behind.ts';

const behind = siteBehind();
const DAY = 24 * 60 * 60 * 1000;

onEveryEngine(
  (site) => {
    /** Represents the page: content read with the key of the preview. */
    const draws = () =>
      behind.draws(async ({ key, url }) => {
        const read = await site().get('/rest/static.content', { [PREVIEW_HEADER]: key });
        const text = (await read.text()).replaceAll('<', '&lt;');
        const html = `<html><head><script>go()</script></head><body class="page"><p>${text}</p></body></html>`;
        return { url, html, pages: { total: 1, items: [] }, held: null };
      });
    const open = async (url: string) => {
      const { pathname, search } = new URL(url);
      const reply = await site().get(pathname + search);
      return { status: reply.status, headers: reply.headers, text: await reply.text() };
    };

    test('show the current state of the draft below a preview notice', async () => {
      draws();
      const fields = page('ssylka', { title: 'Первая мысль' });
      const made = await ask(site(), draft, 'POST', 'pages?draft=1', fields);
      const link = await ask(site(), previewLink, 'POST', `drafts/${made.id}/link`);
      assert.match(link.url, /^http:\/\/localhost:8888\/editor\/preview\/[\w-]+$/);
      const ends = new Date(link.ends_at).getTime() - site().now().getTime();
      assert.ok(ends > DAY - 60_000 && ends <= DAY, link.ends_at);

      const first = await open(link.url);
      assert.equal(first.status, 200, first.text);
      assert.match(
        first.text,
        /<body class="page"><aside[^>]*>Это предпросмотр.*Ссылка действует до/,
      );
      assert.match(first.text, /Первая мысль/);
      assert.doesNotMatch(first.text, /<script/);
      assert.match(first.headers.get('x-robots-tag') ?? '', /noindex/);
      assert.match(first.headers.get('cache-control') ?? '', /no-store/);
      assert.equal(first.headers.get('referrer-policy'), 'no-referrer');
      assert.match(first.headers.get('content-security-policy') ?? '', /^default-src 'none'/);

      const second = { ...fields, title: 'Вторая мысль' };
      await ask(site(), draft, 'PUT', `drafts/${made.id}`, second);
      assert.match((await open(link.url)).text, /Вторая мысль/);
      assert.equal((await send(site(), 'GET', 'pages/ssylka')).status, 404, 'nothing is saved');

      await ask(site(), editedEntity, 'POST', `drafts/${made.id}/publish`);
      const gone = await open(link.url);
      assert.deepEqual([gone.status, /Этого черновика больше нет/.test(gone.text)], [410, true]);
    });

    test('of an entity’s draft work the same, and expire after a day', async () => {
      draws();
      const made = await askEntity(site(), 'POST', 'pages', page('ssylka-dva'));
      const path = `pages/${made.id}/draft`;
      await ask(site(), draft, 'PUT', path, page('ssylka-dva', { title: 'Станет' }));
      const { url } = await ask(site(), previewLink, 'POST', `${path}/link`);
      assert.match((await open(url)).text, /Станет/);
      const now = site().now();
      site().setNow(new Date(now.getTime() + DAY + 1000));
      const ended = await open(url);
      site().setNow(now);
      assert.deepEqual([ended.status, /больше не\u00a0действует/.test(ended.text)], [410, true]);
      for (const forged of [url.slice(0, -2), url.replace(/preview\/\d+/, 'preview/99999')]) {
        const { status, headers, text } = await open(forged);
        assert.deepEqual([status, /Такой ссылки нет/.test(text)], [404, true]);
        assert.match(headers.get('x-robots-tag') ?? '', /noindex/);
      }
    });

    test('are not created for a draft with errors, and stop working while it has any', async () => {
      draws();
      const made = await ask(site(), draft, 'POST', 'pages?draft=1', page('ssylka-tri'));
      const { url } = await ask(site(), previewLink, 'POST', `drafts/${made.id}/link`);
      await ask(site(), draft, 'PUT', `drafts/${made.id}`, page('ssylka-tri', { title: '' }));
      const refused = await send(site(), 'POST', `drafts/${made.id}/link`);
      assert.deepEqual(Object.keys(await assertRefused(refused, 'invalid')), ['title']);
      const opened = await open(url);
      assert.deepEqual([opened.status, /дописывают/.test(opened.text)], [409, true]);
      await assertRefused(await send(site(), 'POST', 'drafts/99999/link'), 'not_found');
      const path = `drafts/${made.id}/link`;
      await ask(site(), draft, 'PUT', `drafts/${made.id}`, page('ssylka-tri'));
      const { token: writer } = await makeToken(site(), 'Пишет', 'editor');
      assert.equal((await send(site(), 'POST', path, undefined, { token: writer })).status, 200);
      const { token: reader } = await makeToken(site(), 'Читает', 'viewer');
      const own = await send(site(), 'POST', path, undefined, { token: reader });
      await assertRefused(own, 'forbidden');
    });
  },
  { published: behind.site },
);
