/** `npm start` as a whole: ready, alive without its backend, gone after Ctrl+C, clear when it cannot. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import * as v from 'valibot';
import { pages } from '../pages.ts';
import { ports, testDataDir } from '../site/site.ts';
import { start } from './run.ts';

const origin = `http://localhost:${ports.site}`;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** One clear sentence: no stack, no source file. */
function assertClear(lines: readonly string[], expected: RegExp): void {
  assert.match(lines.join('\n'), expected);
  assert.ok(!lines.some((line) => /^\s+at |file:\/\//.test(line)), lines.join('\n'));
}

const saved = v.object({
  result: v.looseObject({ id: v.number(), url: v.string(), title: v.string() }),
});
const list = v.object({ result: v.object({ items: v.array(saved.entries.result) }) });

/** What an editor saves is what the next reader gets; it is put back afterwards. */
async function assertEdited(): Promise<void> {
  const token = await readFile(join(testDataDir, 'editor-token'), 'utf8');
  const headers = { authorization: `Bearer ${token}` };
  const editor = `http://localhost:${ports.backend}/editor/articles`;
  const { items } = v.parse(
    list,
    await (await fetch(`${editor}?count=1`, { headers })).json(),
  ).result;
  const [article] = items;
  assert.ok(article);
  for (const title of ['Заголовок из\u00a0проверки', article.title]) {
    const { revision: _, ...entity } = article;
    const body = JSON.stringify({ ...entity, title });
    const reply: Response = await fetch(`${editor}/${article.id}`, {
      method: 'PUT',
      headers,
      body,
    });
    assert.equal(reply.status, 200, await reply.text());
    const shows = async () =>
      (await (await fetch(`${origin}${article.url}`)).text()).includes(title);
    while (!(await shows()));
  }
  const hook = `http://localhost:${ports.regenerator}/hooks/content`;
  const forged = { method: 'POST', body: '{}', headers: { 'X-Signature': 'f'.repeat(64) } };
  assert.equal((await fetch(hook, forged)).status, 401);
  assert.equal((await fetch(`http://localhost:${ports.regenerator}/`)).status, 200);
}

test('serves every page, follows an editor, outlives its backend and stops cleanly', async () => {
  const run = start();
  await run.ready;
  assert.equal(run.lines.filter((line) => line === `ready: ${origin}`).length, 1);
  for (const { url, status } of pages) {
    assert.equal((await fetch(`${origin}${url}`)).status, status, url);
  }
  const guarded = await fetch(`${origin}/personal/orders/`, { redirect: 'manual' });
  assert.equal(guarded.status, 302);
  assert.equal(new URL(guarded.headers.get('location') ?? '', origin).pathname, '/');
  const cookie = `userLocation=${encodeURIComponent('{"id":6283,"title":"Чужой"}')}`;
  const chosen = await (await fetch(origin, { headers: { cookie } })).text();
  assert.match(chosen, /<html[^>]* data-city-id="6283"/);
  assert.doesNotMatch(chosen, /Чужой/);

  await assertEdited();

  process.kill(Number(await readFile(join(testDataDir, 'database.pid'), 'utf8')), 'SIGKILL');
  // The proxy's envelope shows that the backend is gone; the query keeps the cache out of it.
  const live = await fetch(`${origin}/rest/city.search?query=gone`);
  assert.equal(live.status, 502);
  const envelope: unknown = await live.json();
  assert.ok(typeof envelope === 'object' && envelope !== null && 'error_description' in envelope);
  for (const { url, status } of pages) {
    assert.equal((await fetch(`${origin}${url}`)).status, status, `${url} without a backend`);
  }

  assert.equal(await run.stop(), 0);
  for (const port of Object.values(ports)) assert.ok(await isFree(port), String(port));
});

test('a taken port is one sentence and a non-zero exit', async () => {
  const other = createServer().listen(ports.site);
  await once(other, 'listening');
  const run = start();
  await assert.rejects(run.ready);
  assert.equal(await run.ended, 1);
  assertClear(run.lines, new RegExp(`^Port ${ports.site} is taken; .* PORT `, 'm'));
  other.close();
});

test('a value of the environment that is wrong is named', async () => {
  const run = start({ BACKEND_PORT: 'abc', DATABASE_URL: 'mysql://localhost' });
  await assert.rejects(run.ready);
  assert.equal(await run.ended, 1);
  assertClear(
    run.lines,
    /BACKEND_PORT: must be a port number; DATABASE_URL: must begin with postgres/,
  );
});

test('a build that fails is one sentence and a non-zero exit', async () => {
  const run = start({ REST_ORIGIN: 'http://localhost:9' });
  await assert.rejects(run.ready);
  assert.equal(await run.ended, 1);
  assertClear(run.lines.slice(-1), /^The site was not built\. The content cannot be used\. call "/);
});
