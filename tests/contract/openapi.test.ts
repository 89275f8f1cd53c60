import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { createApp } from '../../backend/app.ts';
import { describeCalls } from '../../backend/openapi.ts';
import { methodsOf } from '../../contract/call.ts';
import { editorTable, table } from '../../contract/table.ts';
import { parameterNames, requiredNames } from './parameters.ts';

const operation = v.looseObject({
  operationId: v.string(),
  parameters: v.optional(
    v.array(
      v.looseObject({ name: v.string(), required: v.boolean(), in: v.picklist(['query', 'path']) }),
    ),
  ),
  requestBody: v.optional(v.unknown()),
});
const document = v.looseObject({
  openapi: v.literal('3.1.0'),
  paths: v.record(v.string(), v.record(v.string(), operation)),
});
const { paths } = v.parse(document, JSON.parse(JSON.stringify(describeCalls())));

test('the document describes every call of the table and nothing else', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => `${entry.operationId} ${method} ${path}`),
  );
  const expected = [...table, ...editorTable].flatMap((call) =>
    methodsOf(call).map((method) => {
      const name = method === call.method ? call.name : `${call.name}.${method.toLowerCase()}`;
      return `${name} ${method.toLowerCase()} ${call.path.replace(/:(\w+)/g, '{$1}')}`;
    }),
  );
  assert.deepEqual(described.sort(), expected.sort());
});

test('parameters and what is required of them are the contract’s', () => {
  for (const call of table) {
    const entry = paths[call.path]?.[call.method.toLowerCase()];
    assert.ok(entry, call.name);
    assert.equal(entry.requestBody === undefined, call.method === 'GET', call.name);
    if (call.method === 'POST') continue;
    const described = entry.parameters ?? [];
    assert.deepEqual(
      described.map(({ name }) => name),
      parameterNames(call),
      call.name,
    );
    const required = described.filter((parameter) => parameter.required).map(({ name }) => name);
    assert.deepEqual(required, requiredNames(call), call.name);
  }
});

test('the app serves it without touching the database', async () => {
  const db = new Proxy(Object.create(null), {
    get: () => assert.fail('the document must not need a database'),
  });
  const app = createApp({ db, mediaDir: '/nowhere' });
  const reply = await app.request('/openapi.json');
  assert.deepEqual(v.parse(document, await reply.json()).paths, paths);
  const live = await app.request('/health/live');
  assert.deepEqual(await live.json(), { result: { ok: true } });
});
