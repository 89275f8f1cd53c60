/**
 * `npm start` with an existing site: it serves immediately, survives its backend, and ends after
 * Ctrl+C.
 */
import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { tryLock, unlock } from '../../system/lock-file.ts';
import { pages } from '../pages.ts';
import { usePreparedSite } from '../site/prepared.ts';
import { ports, testDataDir } from '../site/site.ts';
import { until } from '../site/deadline.ts';
import { openEditor } from './editor.ts';
import { BUILDS, isFree, origin, start } from './run.ts';

before(() => usePreparedSite());

const live = (query: string) => fetch(`${origin}/rest/city.search?query=${query}`);

async function assertPages(when: string): Promise<void> {
  for (const { url, status } of pages) {
    assert.equal((await fetch(`${origin}${url}`)).status, status, `${url} ${when}`);
  }
}

/** Saves as an editor and checks that the next reader gets the change; restores it afterwards. */
async function assertEdited(): Promise<void> {
  const editor = await openEditor(testDataDir);
  for (const title of ['Заголовок из\u00a0проверки', editor.title]) {
    await editor.rename(title);
    await until(`the page with "${title}"`, async () =>
      (await (await fetch(`${origin}${editor.url}`)).text()).includes(title),
    );
    await until('the editors’ API to say so', async () => (await editor.live()) === title);
  }
  const hook = `http://localhost:${ports.regenerator}/hooks/content`;
  const forged = { method: 'POST', body: '{}', headers: { 'X-Signature': 'f'.repeat(64) } };
  assert.equal((await fetch(hook, forged)).status, 401);
  assert.equal((await fetch(`http://localhost:${ports.regenerator}/`)).status, 200);
}

/**
 * Kills the backend. @returns a function that lets another one open the database; until then none
 * starts.
 */
async function keepBackendDead(): Promise<() => void> {
  const pid = Number(await readFile(join(testDataDir, 'database.pid'), 'utf8'));
  const lock = join(testDataDir, 'database.lock');
  await rm(lock);
  assert.equal(tryLock(lock).holder, null);
  process.kill(pid, 'SIGKILL');
  return () => unlock(lock);
}

test('serves every page without a build, publishes edits and stops cleanly', async (context) => {
  const run = start(context);
  await run.ready;
  assert.equal(run.lines.filter((line) => line === `ready: ${origin}`).length, 1);
  await assertPages('at once');
  const guarded = await fetch(`${origin}/personal/orders/`, { redirect: 'manual' });
  assert.equal(guarded.status, 302);
  assert.equal(new URL(guarded.headers.get('location') ?? '', origin).pathname, '/');
  const cookie = `userLocation=${encodeURIComponent('{"id":6283,"title":"Чужой"}')}`;
  const chosen = await (await fetch(origin, { headers: { cookie } })).text();
  assert.match(chosen, /<html[^>]* data-city-id="6283"/);
  assert.doesNotMatch(chosen, /Чужой/);

  await assertEdited();
  assert.deepEqual(
    run.lines.filter((line) => BUILDS.test(line)),
    [],
  );

  assert.equal(await run.stop(), 0);
  for (const port of Object.values(ports)) assert.ok(await isFree(port), String(port));
});

test('survives a killed backend, and restarts the processes that have died', async (context) => {
  const run = start(context);
  await run.ready;
  const refused = run.next(/^The embedded database is open in process \d+; stop it first\.$/);
  const open = await keepBackendDead();
  await run.next(/^The backend has stopped \(SIGKILL\), .*; it is started again now\.$/);
  // The proxy's envelope shows that the backend is down; the query bypasses the cache.
  const gone = await live('gone');
  assert.equal(gone.status, 502);
  const envelope: unknown = await gone.json();
  assert.ok(typeof envelope === 'object' && envelope !== null && 'error_description' in envelope);
  await refused;
  await assertPages('without a backend');
  assert.equal((await live('still-gone')).status, 502);
  const back = run.next(/^The backend runs again\.$/);
  open();
  await back;
  assert.equal((await live('back')).status, 200);

  const regenerator = run.processes().find(({ command }) => command.includes('regenerator/server'));
  assert.ok(regenerator);
  const again = run.next(/^The regenerator runs again\.$/);
  process.kill(regenerator.pid, 'SIGKILL');
  await again;
  // What dies by accident waits for nothing, and needs one start.
  assert.deepEqual(
    run.lines.filter((line) => line.startsWith('The regenerator ')),
    [
      "The regenerator has stopped (SIGKILL), and editors' changes are queued; it is started again now.",
      'The regenerator runs again.',
    ],
  );
  await assertEdited();
});
