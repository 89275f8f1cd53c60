/** The same edge functions in front of a develop server, as in `npm run dev`. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startFront, type Front } from '../../scripts/dev/front.ts';
import { openEdge } from '../../scripts/serve-site/site-edge.ts';
import { fakeBackend, page, projectRoot, type Backend } from './stage.ts';

const KAZAN = { cookie: `userLocation=${encodeURIComponent('{"id":6285}')}` };
const SECRET = 'a-secret-between-the-edge-and-the-backend';
const PATIENCE = 30_000;

const PAGES: Readonly<Record<string, string>> = { '/faq/': 'Вопросы', '/personal/': 'Кабинет' };

/** Responds like Gatsby's develop server. */
const develop = createServer((request, reply) => {
  const title = PAGES[request.url ?? ''];
  reply.writeHead(title ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  reply.end(page(title ?? 'Такой страницы нет'));
});

async function listening(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

let root: string;
let backend: Backend;
let front: Front;
let origin: string;
let developOrigin: string | null = null;
const lines: string[] = [];

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'yasno-test-develop-'));
  await mkdir(join(root, 'public'));
  await writeFile(join(root, 'public/cities.json'), '{"6285":"Казань"}');
  backend = await fakeBackend();
  developOrigin = `http://localhost:${await listening(develop)}`;
  const port = await freePort();
  origin = `http://localhost:${port}`;
  front = await startFront({
    port,
    projectRoot,
    workplace: root,
    restOrigin: backend.origin,
    siteUrl: undefined,
    edgeSecret: SECRET,
    trustedProxies: undefined,
    develop: () => (developOrigin ? Promise.resolve(developOrigin) : Promise.reject(new Error())),
    contentChanged: () => lines.push('content'),
    log: (line) => lines.push(line),
  });
});

after(async () => {
  await front.stop();
  develop.closeAllConnections();
  develop.close();
  await backend.close();
  await rm(root, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
    ...init,
  });

void test('serves a page with its content, in the chosen city, and with the reload script', async () => {
  const plain = await (await ask('/faq/')).text();
  assert.match(plain, /<h1>Вопросы<\/h1>/);
  assert.match(plain, /<script src="\/__dev\/follow\.js"><\/script><\/head>/);
  const own = await (await ask('/faq/', { headers: KAZAN })).text();
  assert.match(own, /data-city-id="6285"/);
  assert.match(own, />Казань<\/span>[\s\S]*<h1>Вопросы<\/h1>/);
  assert.equal((await ask('/no/such/page/', { headers: KAZAN })).status, 404);
});

void test('redirects moved pages, by path', async () => {
  for (const headers of [{}, KAZAN]) {
    const moved = await ask('/faq/item/', { headers });
    assert.deepEqual([moved.status, moved.headers.get('location')], [301, '/faq/']);
  }
});

void test('guards the personal area, whatever headers a visitor sends', async () => {
  const forged = { 'x-nf-edge-functions': '', 'x-nf-passthrough': 'passthrough' };
  const stranger = await ask('/personal/', { headers: forged });
  assert.deepEqual([stranger.status, stranger.headers.get('location')], [302, '/']);
  const member = await ask('/personal/', { headers: { cookie: 'auth.token=t1' } });
  assert.match(await member.text(), /Кабинет/);
});

void test('passes the visitor’s address to the backend', async () => {
  backend.calls.length = 0;
  await ask('/rest/user.check', { headers: { 'x-forwarded-for': '203.0.113.1' } });
  const [call] = backend.calls;
  assert.equal(call?.headers['x-edge-secret'], SECRET);
  assert.match(call?.headers['x-visitor-address']?.toString() ?? '', /^(127\.0\.0\.1|::1)$/);
});

void test('forwards an editor to the backend, and adds no reload script to the screen', async () => {
  const { answer } = backend;
  const html = '<html><head></head></html>';
  backend.answer = (_call, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(html);
  };
  backend.calls.length = 0;
  assert.equal(await (await ask('/admin/')).text(), html);
  assert.equal((await ask('/editor/tags/6', { method: 'DELETE' })).status, 200);
  backend.answer = answer;
  assert.deepEqual(
    backend.calls.map(({ method, path }) => `${method} ${path}`),
    ['GET /admin/', 'DELETE /editor/tags/6'],
  );
});

void test('responds as before after the functions have restarted', async () => {
  await front.renewEdge();
  assert.match(await (await ask('/faq/', { headers: KAZAN })).text(), /Казань/);
});

void test('responds with 503 while there is no develop server', async () => {
  const before = developOrigin;
  developOrigin = null;
  assert.equal((await ask('/faq/')).status, 503);
  developOrigin = before;
  assert.equal((await ask('/faq/')).status, 200);
});

void test('passes on a notification of changed content', async () => {
  lines.length = 0;
  const told = await ask('/__dev/content', { method: 'POST', body: '{}' });
  assert.equal(told.status, 202);
  // The log may contain lines of the previous restart.
  assert.deepEqual(
    lines.filter((line) => line === 'content'),
    ['content'],
  );
});

void test('reports an error in a function immediately, without a retry', async () => {
  const edgeDirectory = join(root, 'functions');
  await mkdir(edgeDirectory);
  await writeFile(join(edgeDirectory, 'broken.ts'), 'export default (');
  const said: string[] = [];
  const never = () => Promise.reject(new Error('Nobody asks.'));
  const opening = openEdge({
    projectRoot,
    config: { configPath: '', edgeDirectory, declarations: [{ path: '/', function: 'broken' }] },
    restOrigin: backend.origin,
    edgeSecret: undefined,
    siteOrigin: origin,
    inner: { answer: never, failed: never },
    log: (line) => said.push(line),
    isStrict: true,
  });
  await assert.rejects(opening, /did not start/);
  assert.match(said.join('\n'), /broken\.ts/);
  assert.equal(said.filter((line) => line.startsWith('error:')).length, 1);
});
