/** A preview is read like saved content, and leaves no trace. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PREVIEW_HEADER } from '../../contract/headers.ts';
import * as editor from '../../contract/schemas/editor.ts';
import type { Previewed } from '../../regenerator/preview.ts';
import { ask, askEntity, send, makeToken } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { siteBehind } from './site-behind.ts';

const behind = siteBehind();
const PAGES = { total: 1, items: ['/content/vzglyad/'] };

onEveryEngine(
  (site) => {
    const read = async (key: string) =>
      (await site().get('/rest/static.content', { [PREVIEW_HEADER]: key })).text();

    test('of an existing or a new entity is read with its key, and leaves no trace', async () => {
      const made = await askEntity(site(), 'POST', 'pages', page('vzglyad'));
      const log = await ask(site(), editor.logEntries, 'GET', 'log');
      const asked: Previewed[] = [];
      behind.draws(async (previewed) => {
        asked.push(previewed);
        // Busy at first: it may be reading content for a batch that this transaction blocks.
        if (asked.length === 1) return null;
        const html = await read(previewed.key);
        return { url: previewed.url, html, pages: PAGES, held: null };
      });
      const edited = { ...made, title: 'Взгляд вперёд' };
      const path = `pages/${made.id}/preview`;
      const preview = await ask(site(), editor.editorPreview, 'POST', path, edited);
      assert.match(preview.html ?? '', /Взгляд вперёд/);
      assert.deepEqual([preview.url, preview.pages], ['/content/vzglyad/', PAGES]);
      assert.deepEqual(
        asked.map(({ change, url }) => [change.entity, change.id, change.kind, url]),
        Array(2).fill(['pages', made.id, 'changed', '/content/vzglyad/']),
      );
      const another = page('vzglyad-dva', { title: 'Взгляд второй' });
      const fresh = await ask(site(), editor.editorPreview, 'POST', 'pages/0/preview', another);
      assert.match(fresh.html ?? '', /Взгляд второй/);

      assert.equal((await askEntity(site(), 'GET', `pages/${made.id}`))['title'], made['title']);
      assert.equal((await send(site(), 'GET', 'pages/vzglyad-dva')).status, 404);
      assert.deepEqual(await ask(site(), editor.logEntries, 'GET', 'log'), log);
      for (const { key } of asked) assert.doesNotMatch(await read(key), /Взгляд (?:вперёд|второй)/);
    });

    test('that times out is retried, and given up when it keeps timing out', async () => {
      const made = await askEntity(site(), 'POST', 'pages', page('pozdno'));
      behind.draws(async ({ url }) => ({ url, html: 'Готово', pages: PAGES, held: null }));
      const path = `pages/${made.id}/preview`;
      behind.isLateFor(2);
      const preview = await ask(site(), editor.editorPreview, 'POST', path, made);
      assert.equal(preview.html, 'Готово');
      behind.isLateFor(Infinity);
      await assertRefused(await send(site(), 'POST', path, made), 'upstream');
      behind.isLateFor(0);
    });

    test('of a part of a page shows that page, whichever part is requested', async () => {
      const asked: (string | null)[] = [];
      behind.draws(async ({ url }) => {
        asked.push(url);
        return { url, html: '', pages: PAGES, held: null };
      });
      for (const collection of ['instructions', 'faq-sections', 'catalog-sections', 'tags']) {
        const { items } = await ask(
          site(),
          editor.editedEntities,
          'GET',
          `${collection}?full=1&count=1&sort=id`,
        );
        const path = `${collection}/${items[0]?.id}/preview`;
        await ask(site(), editor.editorPreview, 'POST', path, items[0]);
        await ask(site(), editor.editorPreview, 'POST', `${path}?url=/faq/%23chast`, items[0]);
      }
      const tag = await askEntity(site(), 'GET', 'tags/1');
      assert.deepEqual(asked, [
        ...['/instructions/', '/faq/', '/faq/', '/faq/', '/catalog/', '/faq/', tag.url, '/faq/'],
      ]);
    });

    test('reports content that the site cannot use, and refuses what a save refuses', async () => {
      const made = await askEntity(site(), 'POST', 'pages', page('nelzya'));
      const held = { field: 'body', words: 'Нет сноски с\u00a0кодом 7' };
      behind.draws(async () => ({ url: null, html: null, pages: { total: 0, items: [] }, held }));
      const path = `pages/${made.id}/preview`;
      const preview = await ask(site(), editor.editorPreview, 'POST', path, made);
      assert.deepEqual(preview.held, { field: 'body', reason: held.words });
      const faults = await assertRefused(
        await send(site(), 'POST', path, { ...made, title: '' }),
        'invalid',
      );
      assert.deepEqual(Object.keys(faults), ['title']);
      const odd = await send(site(), 'POST', `${path}?url=https://evil.test/`, made);
      await assertRefused(odd, 'invalid');
      const { token } = await makeToken(site(), 'Зоя', 'viewer');
      await assertRefused(await send(site(), 'POST', path, made, { token }), 'forbidden');
    });
  },
  { published: behind.site },
);
