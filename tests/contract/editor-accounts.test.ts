/** Permissions of editors, and how the log attributes their actions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as editor from '../../contract/schemas/editor.ts';
import type { EditorRole } from '../../contract/permissions.ts';
import { account } from '../../contract/schemas/editor-people.ts';
import { ask, askEntity, makeToken, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  test('a viewer can read but not write, and a revoked account is rejected', async () => {
    const make = (name: string, role: EditorRole) => makeToken(site(), name, role);
    const viewer = { token: (await make('Вера', 'viewer')).token };
    assert.equal((await send(site(), 'GET', 'articles', undefined, viewer)).status, 200);
    for (const [method, path] of [
      ['POST', 'pages'],
      ['PUT', 'pages/1'],
      ['DELETE', 'pages/1'],
      ['POST', 'pictures'],
      ['POST', 'accounts'],
      ['PUT', 'pages/1/draft'],
      ['POST', 'pages/1/revisions/1/restore'],
      ['POST', 'pages/1/unpublish'],
      ['DELETE', 'pages/1/unpublish'],
      ['POST', 'sets'],
      ['PUT', 'sets/1'],
      ['POST', 'sets/1/publish'],
      ['DELETE', 'sets/1'],
    ] as const) {
      await assertRefused(await send(site(), method, path, {}, viewer), 'forbidden');
    }
    const other = await make('Олег', 'publisher');
    const made = await askEntity(site(), 'POST', 'pages', page('ot-olega'), {
      token: other.token,
    });
    const { items } = await ask(site(), editor.logEntries, 'GET', 'log?count=1');
    assert.deepEqual(
      [items[0]?.who, items[0]?.action, items[0]?.entity_id, items[0]?.revision],
      ['Олег', 'create', made.id, made.revision],
    );
    await ask(site(), account, 'DELETE', `accounts/${other.id}`);
    const stranger = await send(site(), 'GET', 'me', undefined, { token: other.token });
    await assertRefused(stranger, 'unauthorized');
    const list = await send(site(), 'GET', 'accounts');
    assert.ok(!(await list.text()).includes(other.token));
  });

  test('editor names are unique, so that the log can distinguish them', async () => {
    for (const name of ['Нина', 'нина', 'Главный редактор']) {
      const reply = await send(site(), 'POST', 'accounts', { name, role: 'editor' });
      if (name === 'Нина') assert.equal(reply.status, 200);
      else assert.deepEqual(Object.keys(await assertRefused(reply, 'invalid')), ['name']);
    }
  });

  test('of several editors who are given one name at the same moment, one exists', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () =>
        send(site(), 'POST', 'accounts', { name: 'Раиса', role: 'editor' }),
      ),
    );
    assert.equal(made.filter(({ status }) => status === 200).length, 1);
    for (const reply of made.filter(({ status }) => status !== 200)) {
      assert.deepEqual(Object.keys(await assertRefused(reply, 'invalid')), ['name']);
    }
  });

  test('of two administrators who lock each other out at the same moment, one remains', async () => {
    for (const [method, change] of [
      ['PATCH', { role: 'viewer' }],
      ['PATCH', { off: true }],
      ['DELETE', undefined],
    ] as const) {
      const [one, other] = await Promise.all(
        ['Первый', 'Второй'].map((name) =>
          makeToken(site(), `${name}, ${method} ${JSON.stringify(change)}`, 'administrator'),
        ),
      );
      assert.ok(one && other);
      const replies = await Promise.all([
        send(site(), method, `accounts/${other.id}`, change, { token: one.token }),
        send(site(), method, `accounts/${one.id}`, change, { token: other.token }),
      ]);
      const [refused] = replies.filter(({ status }) => status !== 200);
      assert.ok(refused && replies.some(({ status }) => status === 200), 'both are locked out');
      assert.match(await refused.text(), /"error":"(?:unauthorized|forbidden)"/);
    }
  });
});
