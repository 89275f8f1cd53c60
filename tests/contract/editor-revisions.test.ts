/** Every revision of an entity, and its restoration. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import * as content from '../../contract/calls/content.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { ask, askEntity, pictureBytes, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-revisions-'));
after(() => rmSync(mediaDir, { recursive: true }));

onEveryEngine(
  (site) => {
    const shown = async (alias: string) => {
      const { items } = await site().result(content.staticContent, {});
      return items.find((item) => item.alias === alias);
    };

    test('include every state, and any of them can be restored', async () => {
      const made = await askEntity(site(), 'POST', 'pages', page('s-istoriej'));
      const path = `pages/${made.id}`;
      const { revision: _, ...bare } = made;
      const second = await askEntity(site(), 'PUT', path, { ...bare, title: 'Вторая' });
      const gone = await ask(site(), editor.removed, 'DELETE', path);
      const { items } = await ask(site(), editor.entityRevisions, 'GET', `${path}/revisions`);
      assert.deepEqual(
        items.map(({ revision, kind, who, data }) => [revision, kind, who, data['title']]),
        [
          [gone.revision, 'deleted', 'Главный редактор', 'Вторая'],
          [second.revision, 'changed', 'Главный редактор', 'Вторая'],
          [made.revision, 'created', 'Главный редактор', 'Страница'],
        ],
      );
      const pages = [1, 2, 3, 4].map((number) => `${path}/revisions?count=1&page=${number}`);
      for (const [place, one] of pages.entries()) {
        const paged = await ask(site(), editor.entityRevisions, 'GET', one);
        assert.deepEqual(paged, { items: items.slice(place, place + 1), total: 3 });
      }
      const restore = `${path}/revisions/${made.revision}/restore`;
      const back = await askEntity(site(), 'POST', restore);
      assert.deepEqual([back.id, back['title']], [made.id, 'Страница']);
      assert.ok(back.revision > gone.revision);
      assert.equal((await shown('s-istoriej'))?.title, 'Страница');
      const last = await askEntity(site(), 'POST', `${path}/revisions/${second.revision}/restore`);
      assert.equal(last['title'], 'Вторая');
      const unknown = await send(site(), 'POST', `${path}/revisions/1/restore`);
      await assertRefused(unknown, 'not_found');
    });

    test('start with the state before the first save', async () => {
      const seeded = await askEntity(site(), 'GET', 'faq/1');
      const { revision, ...bare } = seeded;
      await askEntity(site(), 'PUT', 'faq/1', { ...bare, question: 'Иначе?' });
      const { items } = await ask(site(), editor.entityRevisions, 'GET', 'faq/1/revisions');
      assert.deepEqual(
        items.map(({ who }) => who),
        ['Главный редактор', null],
      );
      const back = await askEntity(site(), 'POST', `faq/1/revisions/${revision}/restore`);
      assert.equal(back['question'], seeded['question']);
    });

    test('of an article are restored without tags deleted meanwhile', async () => {
      const tag = await askEntity(site(), 'POST', 'tags', {
        alias: 'nenadolgo',
        title: 'Ненадолго',
      });
      const { items } = await ask(site(), editor.editedEntities, 'GET', 'articles?full=1&count=1');
      const { revision: _, ...entity } = items[0] ?? assert.fail('no articles');
      const path = `articles/${entity.id}`;
      const tagged = await askEntity(site(), 'PUT', path, { ...entity, tags: [tag.id, 1] });
      await askEntity(site(), 'PUT', path, { ...entity, title: 'Иначе' });
      await ask(site(), editor.removed, 'DELETE', `tags/${tag.id}`);
      const again = await send(site(), 'PATCH', path, { tags: [tag.id, 1] });
      assert.deepEqual(await assertRefused(again, 'invalid'), {
        tags: 'Больше нет на\u00a0сайте: «Ненадолго». Уберите из\u00a0списка или верните: ищите в\u00a0«Удалённом» или в\u00a0«Черновиках»',
      });
      const back = await askEntity(site(), 'POST', `${path}/revisions/${tagged.revision}/restore`);
      assert.deepEqual([back['title'], back['tags']], [entity['title'], [1]]);
    });

    test('of an article report a deleted category, and can be restored after it is', async () => {
      const { items } = await ask(site(), editor.editedEntities, 'GET', 'articles?full=1&count=1');
      const { revision: _, id: __, ...like } = items[0] ?? assert.fail('no articles');
      const bytes = new Uint8Array(await pictureBytes('png'));
      const stored = await ask(site(), editor.storedPicture, 'POST', 'pictures', bytes);
      const cover = { ...stored, alt: 'Глаз' };
      const section = { alias: 'nenadolgo', title: 'Ненадолго', lead: '', cover };
      const category = await askEntity(site(), 'POST', 'categories', section);
      const fields = { ...like, cover, alias: 'bez-kategorii', category_id: category.id };
      const article = await askEntity(site(), 'POST', 'articles', fields);
      const gone = await ask(site(), editor.removed, 'DELETE', `articles/${article.id}`);
      const goneToo = await ask(site(), editor.removed, 'DELETE', `categories/${category.id}`);
      const restore = `articles/${article.id}/revisions/${gone.revision}/restore`;
      const refused = await assertRefused(await send(site(), 'POST', restore), 'invalid');
      const told =
        'Записи «Ненадолго» больше нет на\u00a0сайте. Выберите другую или верните эту: она в\u00a0«Удалённом» или в\u00a0«Черновиках»';
      assert.deepEqual(refused, { category_id: told });
      const back = `categories/${category.id}/revisions/${goneToo.revision}/restore`;
      await askEntity(site(), 'POST', back);
      assert.equal((await askEntity(site(), 'POST', restore)).url, article.url);
    });

    test('are found by the id of a deleted entity, and by no similar key', async () => {
      const made = await askEntity(site(), 'POST', 'pages', page('pochti-id'));
      const { revision } = await ask(site(), editor.removed, 'DELETE', `pages/${made.id}`);
      const key = `${made.id}e0`;
      const reply = await send(site(), 'POST', `pages/${key}/revisions/${revision}/restore`);
      await assertRefused(reply, 'not_found');
    });

    test('restore a shop with its own site and its products', async () => {
      const { items } = await ask(site(), editor.editedEntities, 'GET', 'shops?full=1&count=200');
      const shop = items.find(
        ({ website, products }) => website && Array.isArray(products) && products.length > 0,
      );
      assert.ok(shop);
      await ask(site(), editor.removed, 'DELETE', `shops/${shop.id}`);
      const path = `shops/${shop.id}/revisions`;
      const states = await ask(site(), editor.entityRevisions, 'GET', path);
      const back = await askEntity(site(), 'POST', `${path}/${states.items[0]?.revision}/restore`);
      const { revision: _, updated_at: __, ...was } = shop;
      const { revision: ___, updated_at: ____, ...is } = back;
      assert.deepEqual(is, was);
    });
  },
  { mediaDir },
);
