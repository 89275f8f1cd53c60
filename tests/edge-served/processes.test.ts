/** The processes behind the edge functions end in every way, and visitors do not notice. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { after, afterEach, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/ports.ts';
import { openStage, plainAnswer, publishSmallSite, type Stage } from './stage.ts';
import { until } from './until.ts';

const KAZAN = { cookie: `userLocation=${encodeURIComponent('{"id":6285}')}` };

/** Ids of the Denos that a process has started. */
function denosOf(pid: number): number[] {
  const list = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' });
  return list.split('\n').flatMap((line) => {
    const [own, parent, name = ''] = line.trim().split(/\s+/);
    return Number(parent) === pid && name.startsWith('deno') ? [Number(own)] : [];
  });
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Whether the port is listened on. */
function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

let stage: Stage;
before(async () => {
  stage = await openStage({ limits: { deadline: 20_000, most: 24, mostCalls: 16 } });
});
after(() => stage.close());
afterEach(() => {
  stage.backend.answer = plainAnswer;
  stage.backend.calls.length = 0;
});

/** Makes the backend hold its responses. @returns a function that releases them. */
function holdReplies(): () => void {
  const held: (() => void)[] = [];
  let isOpen = false;
  stage.backend.answer = (call, reply: ServerResponse) => {
    if (isOpen) plainAnswer(call, reply);
    else held.push(() => plainAnswer(call, reply));
  };
  return () => {
    isOpen = true;
    for (const answer of held.splice(0)) answer();
  };
}

const city = () => stage.ask('/faq/', { headers: KAZAN }).then((reply) => reply.text());

test('requests in progress are taken over when their process is killed', async () => {
  const release = holdReplies();
  const slow = Array.from({ length: 8 }, () => stage.ask('/rest/user.check'));
  await until('eight calls are under way', () => stage.backend.calls.length === 8);
  for (const pid of denosOf(process.pid)) process.kill(pid, 'SIGKILL');
  release();
  for (const reply of await Promise.all(slow)) assert.equal(reply.status, 200);
});

test('a process killed repeatedly during startup comes back', async () => {
  for (let round = 0; round < 6; round += 1) {
    await until('a process starts', () => denosOf(process.pid).length > 0);
    for (const pid of denosOf(process.pid)) {
      process.kill(pid, 'SIGKILL');
      await until('it has gone', () => !denosOf(process.pid).includes(pid));
    }
  }
  assert.match(await city(), /Казань/);
});

test('a hanging process is replaced, and another one answers its requests', async () => {
  await city();
  for (const pid of denosOf(process.pid)) process.kill(pid, 'SIGSTOP');
  assert.match(await city(), /Казань/);
});

test('a request past the limit gets an immediate 503; pages and files still work', async () => {
  const release = holdReplies();
  const slow = Array.from({ length: 16 }, () => stage.ask('/rest/user.check'));
  await until('the limit is reached', () => stage.backend.calls.length === 16);
  const refused = await stage.ask('/rest/user.check');
  assert.equal(refused.status, 503);
  assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
  assert.match(refused.headers.get('content-type') ?? '', /^application\/json/);
  assert.equal((await stage.ask('/faq/')).status, 200);
  assert.match(await city(), /Казань/);
  release();
  for (const reply of await Promise.all(slow)) assert.equal(reply.status, 200);
});

test('a long body that no function reads does not break the response', async () => {
  const body = 'a'.repeat(1_000_000);
  for (const [path, status] of [
    ['/rest/no.such.call', 404],
    ['/city/choose/', 403],
    ['/page-data/personal/page-data.json', 302],
    ['/survey/', 403],
  ] as const) {
    for (let round = 0; round < 5; round += 1) {
      const reply = await stage.ask(path, { method: 'POST', body });
      assert.equal(reply.status, status, path);
      await reply.body?.cancel();
    }
  }
});

test('the site server leaves nothing behind when it is killed', async () => {
  const { siteDirectory, root } = await publishSmallSite();
  const program = fileURLToPath(new URL('site-process.ts', import.meta.url));
  const server = spawn(process.execPath, [program, siteDirectory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface({ input: server.stdout }), 'line');
  const denos = denosOf(server.pid ?? 0);
  assert.ok(denos.length > 0);
  server.kill('SIGKILL');
  await once(server, 'exit');
  await until('all its Denos have gone', () => !denos.some(isAlive));
  await rm(root, { recursive: true, force: true });
});

test('a request sent while the functions are still starting waits for them', async () => {
  const port = await freePort();
  const opening = openStage({ port, patience: 60_000 });
  try {
    await until('the port is open', () => isOpen(port));
    const signal = AbortSignal.timeout(60_000);
    const reply = await fetch(`http://localhost:${port}/`, { headers: KAZAN, signal });
    assert.equal(reply.status, 200);
    assert.match(await reply.text(), /Казань/);
  } finally {
    await (await opening).close();
  }
});

test('with another site to fall back on, no request is accepted before the functions are ready', async () => {
  const port = await freePort();
  const opening = openStage({ port, patience: 0 });
  const ask = () => fetch(`http://localhost:${port}/`, { method: 'POST', headers: KAZAN });
  try {
    let first: Response | null = null;
    await until('somebody answers', async () => {
      first ??= await ask().catch(() => null);
      return first !== null;
    });
    assert.notEqual((first as Response | null)?.status, 503);
  } finally {
    await (await opening).close();
  }
});
