/** Rejected bodies are told by the names that were sent, whatever a call calls its body. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editorTable } from '../../contract/table.ts';
import { send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

/** Path parameters that lead to something. */
const PLACES: Readonly<Record<string, string>> = {
  collection: 'tags',
  code: 'sms.code',
};

const pathOf = (path: string) =>
  path.slice('/editor/'.length).replace(/:(\w+)/g, (_, name: string) => PLACES[name] ?? '1');

const withBody = editorTable.filter(({ body, bodyType }) => body && !bodyType);

onEveryEngine((site) => {
  test('every fault of a body stands at a name that was sent, or is missing', async () => {
    const told = new Set<string>();
    for (const { name, method, path, body = '' } of withBody) {
      for (const given of [{ нет_такого: 1 }, [], 'текст', 5]) {
        const reply = await send(site(), method, pathOf(path), given);
        assert.ok(reply.status < 500, `${name}: ${reply.status}`);
        if (reply.status !== 422) continue;
        const fields = Object.keys(await assertRefused(reply, 'invalid'));
        told.add(name);
        const ours = fields.filter((field) => field === body || field.startsWith(`${body}.`));
        assert.deepEqual(ours, [], `${name}: ${fields.join(', ')}`);
      }
    }
    assert.ok(told.size > withBody.length / 2, [...told].join(', '));
  });

  test('a list inside of a body has its own path', async () => {
    const reply = await send(site(), 'POST', 'sets', { title: 'Набор', drafts: ['один'] });
    assert.deepEqual(Object.keys(await assertRefused(reply, 'invalid')), ['drafts.0']);
  });
});
