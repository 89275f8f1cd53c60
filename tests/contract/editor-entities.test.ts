/** Saving through the editor API: one engine for all collections. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { collections } from '../../backend/editor/collections/index.ts';
import { contentChanges, contentHistory } from '../../backend/db/schema.ts';
import { settingsView } from '../../contract/calls/session.ts';
import { editedEntities } from '../../contract/schemas/editor.ts';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../contract/schemas/hook.ts';
import { assertDescribed } from './described.ts';
import { ask, askEntity, send, type Entity } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const FIXED: readonly ContentCollection[] = ['documents', 'settings'];

onEveryEngine((site) => {
  const first = async (collection: string) => {
    const { items } = await ask(site(), editedEntities, 'GET', `${collection}?full=1&count=1`);
    return items[0] ?? assert.fail(`${collection} is empty`);
  };

  test('every collection has one definition', () => {
    assert.deepEqual(
      collections.map(({ name }) => name).sort(),
      [...CONTENT_COLLECTIONS].sort(),
      'Each name of CONTENT_COLLECTIONS needs one `described(…)` in the list at the end of a file in backend/editor/collections',
    );
  });

  for (const collection of CONTENT_COLLECTIONS) {
    describe(collection, () => {
      test('an entity can be saved exactly as it was read, which changes nothing', async () => {
        const list = `${collection}?full=1&count=200`;
        const { items } = await ask(site(), editedEntities, 'GET', list);
        assert.ok(items.length > 0);
        assertDescribed(collection, items[0]);
        const traces = () =>
          Promise.all([contentChanges, contentHistory].map((table) => site().db.$count(table)));
        const before = await traces();
        for (const entity of items.slice(0, 12)) {
          const path = `${collection}/${entity.id}`;
          assert.deepEqual(await askEntity(site(), 'GET', path), entity);
          assert.deepEqual(await askEntity(site(), 'PUT', path, entity), entity);
        }
        assert.deepEqual(await traces(), before, 'nobody is notified, nothing is recorded');
      });

      test('rejects callers without a token, and unknown entities are not found', async () => {
        const { id } = await first(collection);
        const stranger = { token: 'x' };
        for (const [method, path] of [
          ['GET', collection],
          ['POST', collection],
          ['GET', `${collection}/${id}`],
          ['PUT', `${collection}/${id}`],
          ['DELETE', `${collection}/${id}`],
        ] as const) {
          const body = method === 'GET' ? undefined : {};
          await assertRefused(await send(site(), method, path, body, stranger), 'unauthorized');
        }
        for (const key of ['999999999', 'takogo-net']) {
          await assertRefused(await send(site(), 'GET', `${collection}/${key}`), 'not_found');
        }
      });

      if (FIXED.includes(collection)) {
        test('can only be replaced', async () => {
          const entity = await first(collection);
          await assertRefused(await send(site(), 'POST', collection, entity), 'forbidden');
          const path = `${collection}/${entity.id}`;
          await assertRefused(await send(site(), 'DELETE', path), 'forbidden');
        });
      } else {
        test('rejects an entity without its required fields, and names each', async () => {
          const errors = await assertRefused(await send(site(), 'POST', collection, {}), 'invalid');
          assert.ok(Object.keys(errors).length > 0);
          for (const reason of Object.values(errors)) assert.match(reason, /^[А-ЯЁ][а-яё]/);
        });
      }
    });
  }

  test('settings must be complete, and their links safe', async () => {
    const entity = await askEntity(site(), 'GET', 'settings/settings');
    const brand = {
      name: 'Ясно',
      company: 'ООО «Ясно»',
      club: 'Клуб «Ясно»',
      club_genitive: 'Клуба «Ясно»',
      club_accusative: 'Клуб «Ясно»',
      club_prepositional: 'Клубе «Ясно»',
    };
    await askEntity(site(), 'PUT', 'settings/settings', { ...entity, brand });
    assert.deepEqual((await site().result(settingsView, {})).item.brand, brand);
    const header = { banner: { title: 'Х', url: 'javascript:alert(1)' } };
    const { revision: _, ...bare } = entity;
    for (const wrong of [
      { ...bare, brand: {} },
      { ...bare, header: { ...(bare['header'] as Entity), ...header } },
    ]) {
      assert.equal((await send(site(), 'PUT', 'settings/settings', wrong)).status, 422);
    }
  });
});
