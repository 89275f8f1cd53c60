/** Wherever an editor reads content, the response says what readers see of it. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as editor from '../../contract/schemas/editor.ts';
import { ask } from './editor.ts';
import { page } from './editor-pages.ts';
import { onEveryEngine } from './site.ts';
import { siteBehind } from './site-behind.ts';

const behind = siteBehind();
/** A revision later than any of a test: everything is published. */
const EVERYTHING = 1_000_000;

const shownIn = ({ live, held, draft }: editor.ShownEntity) => ({ live, held, draft });

onEveryEngine(
  (site) => {
    before(() => behind.startAnew());
    const shown = (...[method, path, body]: [string, string, unknown?]) =>
      ask(site(), editor.shownEntity, method, path, body);

    test('an entity is live at the revision and the address that the site shows', async () => {
      behind.say({ published_revision: 0 });
      const made = await shown('POST', 'pages', page('vidno'));
      assert.deepEqual(shownIn(made), { live: null, held: null, draft: null });
      behind.say({ published_revision: made.revision });
      const first = { url: '/content/vidno/', revision: made.revision };
      assert.deepEqual((await shown('GET', 'pages/vidno')).live, first);
      const moved = await shown('PUT', `pages/${made.id}`, { ...made, alias: 'vidno-inache' });
      assert.deepEqual([moved.url, moved.live], ['/content/vidno-inache/', first]);
      behind.say({ published_revision: EVERYTHING });
      const list = await ask(site(), editor.editedEntities, 'GET', `pages?ids=${made.id}`);
      const second = { url: '/content/vidno-inache/', revision: moved.revision };
      assert.deepEqual(list.items.map(shownIn), [{ live: second, held: null, draft: null }]);
    });

    test('a tag is live once an article has it: the site has no page for one without', async () => {
      behind.say({ published_revision: EVERYTHING });
      const made = await shown('POST', 'tags', { title: 'Без статей', alias: 'bez-statey' });
      assert.deepEqual([made.url, made.live], [null, null]);
      const ids = async (live: boolean) => {
        const path = `tags?live=${live}&count=200`;
        const { items } = await ask(site(), editor.editedEntities, 'GET', path);
        assert.ok(items.every(({ url }) => (url !== null) === live));
        return items.map(({ id }) => id);
      };
      assert.ok((await ids(false)).includes(made.id));
      const { items } = await ask(site(), editor.editedEntities, 'GET', 'articles?count=1&full=1');
      const { id, ...article } = items[0] ?? assert.fail('There are articles');
      await shown('PUT', `articles/${id}`, { ...article, tags: [made.id] });
      const url = '/tags/bez-statey/';
      const used = await shown('GET', `tags/${made.id}`);
      assert.deepEqual(used.live, { url, revision: made.revision });
      assert.ok((await ids(true)).includes(made.id));
    });

    test('held-back content reports the reason, the field and the version shown instead', async () => {
      behind.say({ published_revision: EVERYTHING });
      const made = await shown('POST', 'pages', page('zaderzhano'));
      const files = new Map([['index.html', `of ${made.revision}`]]);
      await behind.releases().publish({ files, revision: made.revision });
      const saved = await shown('PUT', `pages/${made.id}`, { ...made, title: 'Заново' });
      const name = { entity: 'pages', id: made.id, alias: made.alias, title: 'Заново' } as const;
      const why = { field: 'document.file', words: 'Файл не открывается', reason: 'no file' };
      behind.say({ published_revision: saved.revision, held: [{ ...name, ...why }] });
      const held = await shown('GET', `pages/${made.id}`);
      assert.deepEqual(held.held, { field: 'document.file', reason: 'Файл не открывается' });
      assert.deepEqual(held.live, { url: '/content/zaderzhano/', revision: made.revision });

      const draft = await ask(site(), editor.shownDraft, 'PUT', `pages/${made.id}/draft`, held);
      assert.deepEqual([draft.live, draft.held], [held.live, held.held]);
      assert.ok(!('held' in draft.data), 'a draft does not store the state it was read with');
      const { items } = await ask(site(), editor.drafts, 'GET', 'drafts');
      assert.deepEqual(items[0]?.held, held.held);
      const { draft: note } = await shown('GET', `pages/${made.id}`);
      assert.deepEqual([note?.id, note?.author], [draft.id, 'Главный редактор']);
      await ask(site(), editor.shownDraft, 'DELETE', `drafts/${draft.id}`);

      // The whole collection could not be read, and none of it was ever shown.
      const any = { ...name, ...why, id: 0, field: null };
      behind.say({ published_revision: saved.revision, held: [any] });
      assert.deepEqual((await shown('GET', `pages/${made.id}`)).held?.field, null);
    });

    test('after a rollback, entities are live at their earlier revisions', async () => {
      const made = await shown('POST', 'pages', page('otkat'));
      const files = (text: string) => new Map([['index.html', text]]);
      const publish = (text: string, revision: number) =>
        behind.releases().publish({ files: files(text), revision });
      const old = await publish(`with ${made.revision}`, made.revision);
      const saved = await shown('PUT', `pages/${made.id}`, { ...made, title: 'Другое' });
      await publish(`with ${saved.revision}`, saved.revision);
      behind.say({ published_revision: saved.revision });
      assert.equal((await shown('GET', `pages/${made.id}`)).live?.revision, saved.revision);
      await behind.releases().rollBack(old.number, true);
      assert.equal((await shown('GET', `pages/${made.id}`)).live?.revision, made.revision);
      await behind.releases().goOn();
    });

    test('while the regenerator is silent, everything else works', async () => {
      behind.silence(true);
      try {
        const made = await shown('POST', 'pages', page('tiho'));
        assert.deepEqual(shownIn(made), { live: null, held: null, draft: null });
        const saved = await shown('PUT', `pages/${made.id}`, { ...made, title: 'Тихо' });
        assert.equal(saved['title'], 'Тихо');
      } finally {
        behind.silence(false);
      }
    });
  },
  { published: behind.site },
);
