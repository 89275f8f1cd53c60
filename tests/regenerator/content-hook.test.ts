/** The function that starts a Netlify build, with a server in place of the build hook. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { HOOK_SIGNATURE_HEADER } from '../../contract/headers.ts';
import { signHook } from '../../contract/hook-signature.ts';
import contentHook, { config } from '../../netlify/functions/content-hook.ts';

const secret = 'a secret of the tests that is long enough';
const change = { entity: 'articles', id: 7, alias: 'sukhost', kind: 'changed', revision: 41 };

let server: Server;
let hookUrl = '';
/** The status of the build hook; null: it hangs up. */
let status: number | null = 200;
const started: string[] = [];

before(async () => {
  server = createServer((request, response) => {
    if (status === null) {
      request.destroy();
      return;
    }
    started.push(`${request.method} ${decodeURIComponent(request.url ?? '').replaceAll('+', ' ')}`);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  hookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/build_hooks/abc`;
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
beforeEach(() => {
  status = 200;
  started.length = 0;
  process.env['CONTENT_HOOK_SECRET'] = secret;
  process.env['NETLIFY_BUILD_HOOK_URL'] = hookUrl;
});

const written = (changes: unknown[], timestamp = new Date().toISOString()) =>
  JSON.stringify({ timestamp, changes });

async function told(body: string, signature?: string): Promise<Response> {
  const headers = { [HOOK_SIGNATURE_HEADER]: signature ?? (await signHook(secret, body)) };
  const url = `https://www.yasno.example${config.path[0]}`;
  return contentHook(new Request(url, { method: 'POST', body, headers }));
}

test('a signed message starts one build, named by the newest revision', async () => {
  const reply = await told(written([change, { ...change, revision: 43 }, { ...change, id: 8 }]));
  assert.equal(reply.status, 202);
  assert.deepEqual(await reply.json(), { result: { revision: 43 } });
  assert.deepEqual(started, ['POST /build_hooks/abc?trigger_title=Content, revision 43']);
});

test('a wrong or an old signature is refused with 401, and nothing is built', async () => {
  assert.equal((await told(written([change]), '0'.repeat(64))).status, 401);
  assert.equal((await told(written([change], '2026-01-01T00:00:00Z'))).status, 401);
  const unsigned = new Request('https://www.yasno.example/', { method: 'POST', body: '{}' });
  assert.equal((await contentHook(unsigned)).status, 401);
  assert.deepEqual(started, []);
});

test('a signed message of another form is refused with 400', async () => {
  for (const body of ['{}', 'not json', written([]), written([{ ...change, entity: 'users' }])]) {
    assert.equal((await told(body)).status, 400, body);
  }
  assert.deepEqual(started, []);
});

test('a failing build hook is a 502, so that the backend retries', async () => {
  for (const failing of [500, 404, null]) {
    status = failing;
    assert.equal((await told(written([change]))).status, 502, String(failing));
  }
});

test('other methods are refused', async () => {
  const reply = await contentHook(new Request('https://www.yasno.example/hooks/content'));
  assert.equal(reply.status, 405);
  assert.equal(reply.headers.get('allow'), 'POST');
});

test('without its settings it reports what is missing', async () => {
  delete process.env['NETLIFY_BUILD_HOOK_URL'];
  await assert.rejects(told(written([change])), /NETLIFY_BUILD_HOOK_URL: is missing/);
});
