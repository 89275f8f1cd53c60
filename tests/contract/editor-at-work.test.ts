/** People at work: who has which entity open, their log entries, and the permissions of each role. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { permissionFor } from '../../contract/call.ts';
import { EDITOR_ROLES, may, type EditorRole } from '../../contract/permissions.ts';
import * as people from '../../contract/schemas/editor-people.ts';
import { logEntries } from '../../contract/schemas/editor.ts';
import { editorTable } from '../../contract/table.ts';
import { ask, askEntity, makeToken, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const HOUR = 60 * 60 * 1000;
const ROLES = Object.keys(EDITOR_ROLES) as EditorRole[];

onEveryEngine((site) => {
  test('editors see who else has an entity open', async () => {
    const before = site().now();
    site().setNow(before);
    const [one, other] = [
      await makeToken(site(), 'Первый', 'editor'),
      await makeToken(site(), 'Второй', 'editor'),
    ];
    const mark = (token: string, body: unknown) =>
      ask(site(), people.presences, 'PUT', 'presence', body, { token });
    await mark(one.token, { collection: 'articles', entity_id: 7 });
    const seen = await mark(other.token, { collection: 'articles', entity_id: 7 });
    assert.deepEqual(
      seen.items.map(({ who, collection, entity_id: id }) => [who, collection, id]),
      [['Первый', 'articles', 7]],
    );
    // Each tab counts separately, and closing it closes nothing else.
    await mark(one.token, { tab: 'b', collection: 'tags', entity_id: 3 });
    site().setNow(new Date(before.getTime() + 20_000));
    await mark(one.token, { collection: 'articles', entity_id: 7 });
    await mark(one.token, { tab: 'b', collection: null });
    const { items } = await mark(other.token, { collection: 'articles', entity_id: 7 });
    assert.deepEqual(
      items.map(({ who, entity_id: id, since }) => [who, id, since]),
      [['Первый', 7, before.toISOString()]],
    );
    site().setNow(before);
    await mark(one.token, { collection: null });
    assert.equal((await mark(other.token, { collection: 'tags', entity_id: 1 })).total, 0);
    site().setNow(new Date(before.getTime() + 61_000));
    assert.equal((await ask(site(), people.presences, 'GET', 'presence')).total, 0);
    site().setNow(before);
  });

  test('the log is filtered by editor, action, collection, entity and day', async () => {
    const { token } = await makeToken(site(), 'Писарь', 'publisher');
    const tag = { title: 'В журнал', alias: 'v-zhurnal' };
    const { id } = await askEntity(site(), 'POST', 'tags', tag, { token });
    await askEntity(site(), 'PUT', `tags/${id}`, { ...tag, title: 'В журнале' }, { token });
    const total = async (query: string) =>
      (await ask(site(), logEntries, 'GET', `log?${query}`)).total;
    const who = `who=${encodeURIComponent('Писарь')}`;
    assert.equal(await total(who), 2);
    assert.equal(await total(`${who}&action=replace`), 1);
    assert.equal(await total(`${who}&collection=articles`), 0);
    assert.equal(await total(`collection=tags&entity=${id}`), 2);
    const today = new Date(site().now().getTime() + 3 * HOUR).toISOString().slice(0, 10);
    assert.equal(await total(`${who}&since=${today}&until=${today}`), 2);
    assert.equal(await total(`${who}&until=2020-01-01`), 0);
    await assertRefused(await send(site(), 'GET', 'log?since=вчера'), 'invalid');
  });

  describe('every role', () => {
    for (const role of ROLES) {
      test(`${role} is refused exactly what it may not do`, async () => {
        const { token } = await makeToken(site(), `Роль ${role}`, role);
        for (const call of editorTable) {
          if (call.access === 'public') continue;
          const path = call.path
            .replace('/editor/', '')
            .replace(':collection', 'tags')
            .replace(/:\w+/g, '999999');
          // Nothing is changed: the body is no entity, and there is no such id.
          const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : 'x';
          const reply = await send(site(), call.method, path, body, { token });
          const isRefused = reply.status === 403;
          const expected = !may(role, permissionFor(call));
          assert.equal(isRefused, expected, `${role}: ${call.method} ${path} ${reply.status}`);
          await reply.body?.cancel();
        }
      });
    }
  });
});
