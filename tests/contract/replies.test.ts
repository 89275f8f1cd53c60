import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as v from 'valibot';
import { changesSomething, methodsOf } from '../../contract/call.ts';
import { table } from '../../contract/table.ts';
import { assertRefused } from './envelope.ts';
import { exampleOf, examplesFor, findDemo } from './examples.ts';
import { onEveryEngine, resultOf, type Params } from './site.ts';
import { prepare } from './prepare.ts';
import { signIn } from './stubs.ts';

const listReply = v.looseObject({
  items: v.array(
    v.looseObject({
      updated_at: v.optional(v.unknown()),
      happened_at: v.optional(v.unknown()),
      last_seen_at: v.optional(v.unknown()),
      registered_at: v.optional(v.unknown()),
    }),
  ),
  total: v.number(),
});

onEveryEngine((site) => {
  let examples: ReadonlyMap<string, Params>;
  let user: { id: number; phone: string };
  before(async () => {
    examples = examplesFor(await findDemo(site()));
    user = (await signIn(site().db)).user;
  });

  for (const call of table) {
    test(`${call.name} responds in the shape of its entry`, async () => {
      const member = await prepare(site().db, call, user);
      const response = await site().ask(call, exampleOf(examples, call), member);
      const result = await resultOf(call, response);
      if (!v.is(listReply, result)) return;
      assert.ok(
        result.items.length > 0,
        `${call.name} finds nothing, which proves nothing: make its row in examples.ts find something, or let prepare.ts create it`,
      );
      for (const item of result.items) {
        const { updated_at: updated, happened_at: happened, registered_at, last_seen_at } = item;
        assert.ok(
          v.is(v.string(), updated ?? happened ?? registered_at ?? last_seen_at),
          `Items of ${call.name} need \`updated_at\`, or the time of the event, in their schema`,
        );
      }
    });
  }

  for (const call of table) {
    test(`${call.name} rejects all other methods`, async () => {
      const own = methodsOf(call);
      const method = (['GET', 'POST', 'PUT'] as const).find((other) => !own.includes(other));
      const address = new URL(call.path, 'http://backend.test');
      await assertRefused(
        await site().fetch(new Request(address, { method: method ?? assert.fail() })),
        'not_found',
      );
    });
  }

  for (const call of table.filter(changesSomething)) {
    test(`${call.name} does nothing for a HEAD`, async () => {
      const address = new URL(call.path, 'http://backend.test');
      const response = await site().fetch(new Request(address, { method: 'HEAD' }));
      assert.equal(response.status, 404);
    });
  }

  test('an unknown address is not found', async () => {
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
