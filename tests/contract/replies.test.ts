import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as v from 'valibot';
import { handlers } from '../../backend/routes/handlers.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import { table } from '../../contract/table.ts';
import { assertRefused } from './envelope.ts';
import { exampleOf, examplesFor, findDemo } from './examples.ts';
import { onEveryEngine, resultOf, type Params } from './site.ts';
import { signIn } from './stubs.ts';

const implemented = new Set(handlers.map((handler) => handler.call));
const listReply = v.looseObject({
  items: v.array(v.looseObject({ updated_at: v.optional(v.unknown()) })),
  total: v.number(),
});

onEveryEngine((site) => {
  let examples: ReadonlyMap<string, Params>;
  let member: HeadersInit;
  before(async () => {
    examples = examplesFor(await findDemo(site()));
    // The call that ends sessions is among them; a device is still somebody.
    member = { ...(await signIn(site().db)).headers, [DEVICE_HEADER]: 'replies' };
  });

  for (const call of table.filter((entry) => implemented.has(entry))) {
    test(`${call.name} answers in the shape of its entry`, async () => {
      const response = await site().ask(call, exampleOf(examples, call), member);
      const result = await resultOf(call, response);
      if (!v.is(listReply, result)) return;
      assert.ok(result.items.length > 0, 'an example that finds nothing proves nothing');
      for (const item of result.items) assert.ok(v.is(v.string(), item.updated_at));
    });
  }

  for (const call of table.filter((entry) => !implemented.has(entry))) {
    test(`${call.name} says that it is not implemented`, async () => {
      const response = await site().ask(call, exampleOf(examples, call), member);
      await assertRefused(response, 'not_implemented');
    });
  }

  for (const call of table) {
    test(`${call.name} answers no other method`, async () => {
      const method = call.method === 'GET' ? 'POST' : 'GET';
      const address = new URL(call.path, 'http://backend.test');
      await assertRefused(await site().fetch(new Request(address, { method })), 'not_found');
    });
  }

  test('an address that no call has is not found', async () => {
    for (const path of [
      '/',
      '/rest',
      '/rest/',
      '/rest/articless',
      '/api/nothing',
      '/rest/article/',
    ]) {
      await assertRefused(await site().get(path), 'not_found', path);
    }
  });
});
