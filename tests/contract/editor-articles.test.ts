/** Articles saved through the editor API, and what they refer to and are referred to by. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { articles, contentChanges } from '../../backend/db/schema.ts';
import * as content from '../../contract/calls/content.ts';
import {
  editedEntities,
  logEntries,
  removed,
  storedPicture,
} from '../../contract/schemas/editor.ts';
import { ask, askEntity, pictureBytes, send, type Entity } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-editor-'));
after(() => rmSync(mediaDir, { recursive: true }));

onEveryEngine(
  (site) => {
    let cover: Entity;
    before(async () => {
      const bytes = await pictureBytes('png');
      const stored = await ask(site(), storedPicture, 'POST', 'pictures', new Uint8Array(bytes));
      cover = { ...stored, alt: 'Глаз' };
    });
    const first = async (collection: string) => {
      const { items } = await ask(site(), editedEntities, 'GET', `${collection}?full=1&count=1`);
      return items[0] ?? assert.fail(`${collection} is empty`);
    };

    const article = async (fields: Entity): Promise<Entity> => {
      const { id: _, url: __, revision: ___, ...like } = await first('articles');
      return { ...like, cover, ...fields };
    };

    describe('an article', () => {
      test('is created, shown by the site, changed and deleted', async () => {
        await site().db.delete(contentChanges);
        const made = await askEntity(
          site(),
          'POST',
          'articles',
          await article({ alias: 'novaya', title: 'Новая', tags: [2, 1] }),
        );
        assert.equal(made.alias, 'novaya');
        assert.match(made.url ?? '', /^\/articles\/[a-z-]+\/novaya\/$/);
        const shown = await site().result(content.articleByAlias, { alias: 'novaya' });
        assert.deepEqual([shown.title, shown.tags.map(({ id }) => id)], ['Новая', [2, 1]]);
        const path = `articles/${made.id}`;
        const changed = await askEntity(site(), 'PUT', path, {
          ...made,
          title: 'Другая',
          tags: [1],
        });
        assert.ok(changed.revision > made.revision);
        const again = await site().result(content.articleByAlias, { alias: 'novaya' });
        assert.deepEqual([again.title, again.tags.map(({ id }) => id)], ['Другая', [1]]);
        const gone = await ask(site(), removed, 'DELETE', path);
        assert.ok(gone.revision > changed.revision);
        await assertRefused(await send(site(), 'GET', path), 'not_found');
        const queued = await site().db.select().from(contentChanges);
        assert.deepEqual(
          [
            ...new Set(
              queued.filter(({ entityId }) => entityId === made.id).map(({ kind }) => kind),
            ),
          ],
          ['created', 'changed', 'deleted'],
        );
      });

      test('is found by its words, in the requested order and page by page', async () => {
        const list = (query: string) => ask(site(), editedEntities, 'GET', `articles?${query}`);
        const all = await list('sort=title&count=200');
        const titles = all.items.map(({ title }) => String(title));
        const backwards = await list('sort=-title&count=200');
        assert.deepEqual(
          backwards.items.map(({ title }) => String(title)),
          [...titles].reverse(),
        );
        const page = await list('sort=title&count=5&page=2');
        assert.deepEqual(
          page.items.map(({ title }) => String(title)),
          titles.slice(5, 10),
        );
        assert.equal(page.total, all.total);
        const found = await list('search=астигматизм');
        assert.ok(found.total > 0 && found.total < all.total);
        assert.equal((await list('search=%25')).total, 0);
      });

      test('is sanitised', async () => {
        const body =
          '<p onclick="x()">Текст<script>alert(1)</script> <a href="javascript:x">ссылка</a></p>';
        const made = await askEntity(
          site(),
          'POST',
          'articles',
          await article({ alias: 'chistaya', body }),
        );
        assert.equal(made['body'], '<p>Текст <a>ссылка</a></p>');
        const empty = await article({ alias: 'pustaya', body: '<script>x</script>' });
        const errors = await assertRefused(
          await send(site(), 'POST', 'articles', empty),
          'invalid',
        );
        assert.deepEqual(errors, { body: 'Заполните поле' });
      });

      test('is rejected when its alias is in use or another editor has saved it meanwhile', async () => {
        const { items } = await ask(site(), editedEntities, 'GET', 'articles?full=1&count=2');
        const [one, other] = items;
        assert.ok(one && other);
        const path = `articles/${one.id}`;
        const taken = await send(site(), 'PUT', path, { ...one, alias: other.alias });
        await assertRefused(taken, 'alias_taken');
        await askEntity(site(), 'PUT', path, { ...one, title: `${String(one['title'])}!` });
        const late = { ...one, title: 'Поздно' };
        await assertRefused(await send(site(), 'PUT', path, late), 'edit_conflict');
        const headers = { 'if-match': `"${one.revision}"` };
        const { revision: _, ...bare } = late;
        await assertRefused(await send(site(), 'PUT', path, bare, { headers }), 'edit_conflict');
        const unreadable = { headers: { 'if-match': '"latest"' } };
        await assertRefused(await send(site(), 'PUT', path, bare, unreadable), 'edit_conflict');
        const asText = { ...bare, revision: String(one.revision) };
        await assertRefused(await send(site(), 'PUT', path, asText), 'invalid');
        assert.equal((await askEntity(site(), 'PUT', path, bare))['title'], 'Поздно');
      });

      test('keeps its former address when renamed, back and forth', async () => {
        const { items } = await ask(site(), editedEntities, 'GET', 'articles?full=1&count=1');
        const [entity] = items;
        assert.ok(entity);
        const path = `articles/${entity.id}`;
        const rename = async (alias: string) => {
          const { revision: _, ...now } = await askEntity(site(), 'GET', path);
          return (await askEntity(site(), 'PUT', path, { ...now, alias })).url;
        };
        const led = async () => {
          const { items: redirects } = await site().result(content.redirects, {});
          return new Map(redirects.map(({ from, to }) => [from, to]));
        };
        const there = await rename('tuda');
        assert.equal((await led()).get(entity.url ?? ''), there);
        const back = await rename(entity.alias);
        assert.equal(back, entity.url);
        const redirects = await led();
        assert.equal(redirects.get(there ?? ''), back);
        assert.equal(redirects.has(back ?? ''), false);
      });
    });

    test('cannot be deleted while it is referenced, and names the references', async () => {
      const { category_id: id } = await first('articles');
      await assertRefused(await send(site(), 'DELETE', `categories/${String(id)}`), 'in_use');
    });

    test('cannot reference what does not exist', async () => {
      const wrong = await article({ alias: 'bez-razdela', category_id: 999_999 });
      const reply = await send(site(), 'POST', 'articles', wrong);
      const body = v.parse(
        v.looseObject({ errors: v.record(v.string(), v.string()) }),
        await reply.json(),
      );
      assert.equal(reply.status, 422);
      assert.deepEqual(body.errors, { category_id: 'Этой записи больше нет. Выберите другую' });
    });

    test('cannot newly list what does not exist, but may keep deleted ones', async () => {
      const { revision: _, ...product } = await first('products');
      const path = `products/${product.id}`;
      const made = await askEntity(site(), 'POST', 'articles', await article({ alias: 'ryadom' }));
      const listing = { ...product, articles: ['ryadom'] };
      const wrong = { ...listing, articles: ['ryadom', 'takoj-net'] };
      const errors = await assertRefused(await send(site(), 'PUT', path, wrong), 'invalid');
      assert.deepEqual(errors, {
        articles: 'Больше нет на\u00a0сайте: takoj-net. Уберите из\u00a0списка',
      });
      const { revision } = await askEntity(site(), 'PUT', path, listing);
      // Not saved by an editor, so nothing removes the alias from the list.
      await site().db.delete(articles).where(eq(articles.id, made.id));
      await askEntity(site(), 'PUT', path, { ...listing, title: 'Иначе' });
      await askEntity(site(), 'PUT', path, product);
      const back = await askEntity(site(), 'POST', `${path}/revisions/${revision}/restore`);
      assert.deepEqual(back['articles'], []);
      await askEntity(site(), 'PUT', path, product);
    });

    test('stays linked to its products when renamed', async () => {
      const { items } = await site().result(content.siteProducts, {});
      const named = items.find(({ articles }) => articles.length > 0)?.articles[0];
      assert.ok(named);
      const { revision: _, ...entity } = await askEntity(site(), 'GET', `articles/${named.id}`);
      await askEntity(site(), 'PUT', `articles/${named.id}`, { ...entity, alias: 'pereimenovana' });
      const { items: after } = await site().result(content.siteProducts, {});
      assert.ok(after.some(({ articles }) => articles.some(({ id }) => id === named.id)));
      await askEntity(site(), 'PUT', `articles/${named.id}`, entity);
    });

    test('the log records who did what', async () => {
      const { items } = await ask(site(), logEntries, 'GET', 'log?count=200');
      const [newest] = items;
      assert.equal(newest?.who, 'Главный редактор');
      // By its name for people, even after its title has changed and it was deleted.
      const said = items.map(({ action, about }) => `${action} ${about}`);
      assert.ok(said.includes('create Новая') && said.includes('delete Другая'));
      assert.ok(items.some(({ action }) => action === 'picture'));
    });
  },
  { mediaDir },
);
