import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { handlers } from '../../backend/routes/handlers.ts';
import { changes } from './changes.ts';
import { exampleOf, examplesFor, findDemo, type Demo } from './examples.ts';
import { prepare } from './prepare.ts';
import { onEveryEngine, type Params } from './site.ts';
import { signIn } from './stubs.ts';

const calls = handlers.map((handler) => handler.call);

onEveryEngine((site) => {
  let demo: Demo;
  let examples: ReadonlyMap<string, Params>;
  let user: { id: number; phone: string };
  before(async () => {
    user = (await signIn(site().db)).user;
    demo = await findDemo(site());
    examples = examplesFor(demo);
  });

  const ask = (call: (typeof calls)[number], headers?: HeadersInit) =>
    site().ask(call, exampleOf(examples, call), headers);

  for (const call of calls.filter((entry) => entry.content)) {
    test(`${call.name} has a strong ETag that returns 304 until its content changes`, async () => {
      const first = await ask(call);
      const etag = first.headers.get('etag') ?? '';
      assert.equal(first.status, 200);
      assert.match(etag, /^"[\w-]{20,}"$/);
      assert.match(first.headers.get('cache-control') ?? '', /max-age=0.*must-revalidate/);
      const again = await ask(call);
      assert.equal(again.headers.get('etag'), etag);
      assert.equal(await again.text(), await first.text());

      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`, '*']) {
        const reply = await ask(call, { 'if-none-match': known });
        assert.deepEqual([reply.status, await reply.text()], [304, ''], known);
        assert.equal(reply.headers.get('etag'), etag);
        assert.equal(reply.headers.get('content-type'), null);
      }
      const other = await ask(call, { 'if-none-match': `"other", ${etag.slice(0, -2)}"` });
      assert.equal(other.status, 200);
      assert.notEqual(await other.text(), '');

      const change = changes[call.name];
      assert.ok(change, `Add a change that ${call.name} reflects to tests/contract/changes.ts`);
      await change(site().db, demo);
      const changed = await ask(call, { 'if-none-match': etag });
      assert.equal(changed.status, 200, 'the old ETag is still valid after a change');
      assert.notEqual(changed.headers.get('etag'), etag);
    });
  }

  for (const call of calls.filter((entry) => !entry.content)) {
    test(`${call.name} is private: no ETag and no 304`, async () => {
      const member = await prepare(site().db, call, user);
      const reply = await ask(call, { ...member, 'if-none-match': '*' });
      assert.equal(reply.status, 200);
      assert.equal(reply.headers.get('etag'), null);
      assert.equal(reply.headers.get('cache-control'), 'no-store');
    });
  }
});
