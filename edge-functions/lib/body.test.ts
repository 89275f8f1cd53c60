import assert from 'node:assert/strict';
import { limitedBody } from './body.ts';

const post = (body: BodyInit | null) => new Request('https://site.test/', { method: 'POST', body });

Deno.test('reads text, even an empty body', async () => {
  assert.equal(await limitedBody(post('{"a":"я"}')), '{"a":"я"}');
  assert.equal(await limitedBody(post(null)), '');
});

Deno.test('counts bytes, not characters', async () => {
  assert.equal(await limitedBody(post('яяя'), 6), 'яяя');
  assert.equal(await limitedBody(post('яяя'), 5), null);
});

Deno.test('stops reading an endless body', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  assert.equal(await limitedBody(post(endless)), null);
  assert.ok(pulled < 100);
});
