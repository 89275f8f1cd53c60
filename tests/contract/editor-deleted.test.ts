/** Deleted entities are listed, and restored from the list. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as editor from '../../contract/schemas/editor.ts';
import { deletedEntities } from '../../contract/schemas/editor-takedown.ts';
import { ask, askEntity, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const deleted = (query = '') => ask(site(), deletedEntities, 'GET', `deleted${query}`);
  const remove = (path: string) => ask(site(), editor.removed, 'DELETE', path);
  const make = (alias: string, title: string) =>
    askEntity(site(), 'POST', 'pages', page(alias, { title }));

  test('deleted entities are listed with who deleted them and the revision to restore', async () => {
    assert.deepEqual(await deleted(), { items: [], total: 0 });
    const first = await make('pervaya', 'Первая из удалённых');
    const tag = await askEntity(site(), 'POST', 'tags', { alias: 'vtoroj', title: 'Второй' });
    const { revision: before } = await remove(`pages/${first.id}`);
    const { revision } = await remove(`tags/${tag.id}`);
    const { items, total } = await deleted();
    assert.deepEqual(
      [total, items.map(({ collection, id }) => `${collection}/${id}`)],
      [2, [`tags/${tag.id}`, `pages/${first.id}`]],
    );
    const { deleted_at: _, ...found } = items[1] ?? assert.fail();
    assert.deepEqual(found, {
      ...{ collection: 'pages', id: first.id, alias: 'pervaya', title: 'Первая из удалённых' },
      ...{ revision: before, who: 'Главный редактор' },
    });
    for (const [query, ids] of [
      ['?collection=tags', [tag.id]],
      ['?search=удаленная первая', [first.id]],
      ['?search=vtoroj', [tag.id]],
      ['?count=1&page=2', [first.id]],
    ] as const) {
      assert.deepEqual(
        (await deleted(query)).items.map(({ id }) => id),
        ids,
        query,
      );
    }
    await askEntity(site(), 'POST', `tags/${tag.id}/revisions/${revision}/restore`);
    assert.deepEqual(
      (await deleted()).items.map(({ id }) => id),
      [first.id],
    );
  });

  test('an entity is listed with its last deletion, and not while it exists or is a draft', async () => {
    const made = await make('to-est-to-net', 'То есть, то нет');
    const path = `pages/${made.id}`;
    const found = async () =>
      (await deleted('?collection=pages')).items.filter(({ id }) => id === made.id);
    const { revision } = await remove(path);
    await askEntity(site(), 'POST', `${path}/revisions/${revision}/restore`);
    assert.deepEqual(await found(), []);
    const last = await remove(path);
    assert.deepEqual(
      (await found()).map((one) => one.revision),
      [last.revision],
    );
    await askEntity(site(), 'POST', `${path}/revisions/${last.revision}/restore`);
    await send(site(), 'POST', `${path}/unpublish`);
    assert.deepEqual(await found(), []);
    await ask(site(), editor.draft, 'DELETE', `${path}/draft`);
    assert.equal((await found()).length, 1);
  });

  test('unknown and invalid parameters are refused', async () => {
    for (const query of ['?collection=nope', '?count=1000', '?kind=tags']) {
      await assertRefused(await send(site(), 'GET', `deleted${query}`), 'invalid');
    }
  });
});
