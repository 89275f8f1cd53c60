/** Backends that serve calls only, and workers that run their jobs in other processes. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { certificates } from '../../backend/db/schema.ts';
import { certificateFormSend } from '../../contract/calls/shops.ts';
import { freePort } from '../../scripts/ports.ts';
import { confirmed, formOf, opticianWith } from '../contract/certificate-rows.ts';
import { testDatabaseUrl } from '../contract/database.ts';
import { openCopy, type OpenCopy } from '../contract/postgres.ts';
import { makeScratch } from '../contract/scratch.ts';
import { HOOK_SECRET, startReceiver, type Receiving } from './hook-receiver.ts';
import { isClear, spawned, type Spawned } from './spawned.ts';
import { until } from './until.ts';

/**
 * Milliseconds within which another process runs a job: it has been woken, since it polls only every 30 s.
 */
const WOKEN = 15_000;

const TOKEN = 'a-token-of-the-tests-of-workers-and-nothing-else';

const PHONE = '+79007771122';

test('a worker without PostgreSQL names all missing and wrong settings at once', async () => {
  const worker = spawned('backend/worker-process.ts', {
    DATABASE_URL: '',
    WORKER_PORT: 'abc',
    NODE_ENV: 'production',
  });
  assert.equal(await worker.ended(), 1);
  const told = worker.lines.join('\n');
  for (const name of ['DATABASE_URL', 'SITE_URL', 'CONTENT_HOOK_SECRET']) {
    assert.match(told, new RegExp(`${name}: is missing`));
  }
  assert.match(told, /WORKER_PORT: must be a port number/);
  assert.ok(isClear(worker.lines));
});

test('an unreachable PostgreSQL is retried, and then reported in one sentence', async () => {
  const port = await freePort();
  const env = { DATABASE_URL: `postgres://tests@127.0.0.1:${port}/none`, DATABASE_WAIT: '4000' };
  const endsWithSentence = async (program: string) => {
    const run = spawned(program, env);
    assert.equal(await run.ended(), 1);
    const tries = run.lines.slice(0, -1);
    assert.ok(tries.length > 0, run.lines.join('\n'));
    for (const line of tries) {
      assert.match(line, /^PostgreSQL at .* does not answer \(.*\); again in [\d.]+ s\.$/);
    }
    assert.match(run.lines.at(-1) ?? '', /^PostgreSQL at .* did not answer in 4 s .*DATABASE_URL/);
  };
  // In parallel: each of them mostly waits.
  await Promise.all(
    ['backend/worker-process.ts', 'backend/server.ts', 'backend/migrate.ts'].map(endsWithSentence),
  );
});

for (const server of testDatabaseUrl ? [testDatabaseUrl] : []) {
  describe('a backend and two workers', () => {
    const directory = makeScratch('workers');
    let copy: OpenCopy;
    let receiver: Receiving;
    let origin: string;
    let backend: Spawned;
    let workers: Spawned[];
    let headers: HeadersInit;
    let opticId: number;

    const start = async (program: string, port: string) =>
      spawned(program, {
        DATA_DIR: directory,
        DATABASE_URL: copy.address,
        PORT: port,
        BACKEND_PORT: '',
        EDITOR_TOKEN: TOKEN,
        ISSUE_DELAY: '50',
        CONTENT_HOOK_URL: receiver.url,
        CONTENT_HOOK_SECRET: HOOK_SECRET,
      });

    before(async () => {
      copy = await openCopy(server);
      receiver = await startReceiver();
      opticId = await opticianWith(copy.db, 5);
      headers = await confirmed(copy.db, PHONE);
      const port = String(await freePort());
      origin = `http://127.0.0.1:${port}`;
      backend = await start('backend/server.ts', port);
      workers = [
        await start('backend/worker-process.ts', String(await freePort())),
        await start('backend/worker-process.ts', String(await freePort())),
      ];
      await backend.line(/^Backend: /);
      for (const worker of workers) await worker.line(/^Worker: /);
    });
    after(async () => {
      for (const one of [backend, ...workers]) await one.kill();
      await receiver.stop();
      await copy.close();
      rmSync(directory, { recursive: true });
    });

    const editor = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };

    async function rename(title: string): Promise<number> {
      const reply = await fetch(`${origin}/editor/tags/1`, {
        method: 'PATCH',
        headers: editor,
        body: JSON.stringify({ title }),
      });
      assert.equal(reply.status, 200, await reply.clone().text());
      return (await reply.json()).result.revision;
    }

    async function isTold(title: string): Promise<void> {
      const revision = await rename(title);
      const deadline = AbortSignal.timeout(WOKEN);
      await receiver.until(() => receiver.taken.some((change) => change.revision >= revision));
      deadline.throwIfAborted();
    }

    test('a worker delivers the change of an editor at once', async () => {
      await isTold('Сначала');
      await isTold('Потом');
      assert.equal(receiver.mostAtOnce(), 1);
      const last = receiver.taken.at(-1)?.revision;
      // The worker records a delivery after the receiver has it.
      await until(async () => {
        const reply = await fetch(`${origin}/editor/delivery`, { headers: editor });
        const { builder, accepted } = (await reply.json()).result;
        assert.equal(builder, 'regenerator');
        return accepted?.revision === last;
      }, WOKEN);
    });

    test('a worker issues a due certificate at once, and only once', async () => {
      const reply = await fetch(origin + certificateFormSend.path, {
        method: 'POST',
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          'content-type': 'application/json',
        },
        body: JSON.stringify(formOf(PHONE, opticId)),
      });
      assert.equal((await reply.json()).result.process, 'process');
      // The demonstration has certificates of its own.
      const issued = () => copy.db.$count(certificates, eq(certificates.phone, PHONE));
      await until(async () => (await issued()) > 0, WOKEN);
      assert.equal(await issued(), 1);
    });

    test('workers that lose their connection listen again without a restart', async () => {
      const client = new pg.Client({ connectionString: copy.address });
      await client.connect();
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like 'listen %'`,
      );
      await client.end();
      for (const worker of workers)
        await worker.line(/^Jobs of other processes are heard of again/);
      await isTold('И снова');
    });

    test('a worker is healthy, exits with 0, and leaves its work to the other one', async () => {
      const [worker] = workers;
      const address = /http:\S+/.exec((await worker?.line(/^Worker: /)) ?? '')?.[0] ?? '';
      assert.equal((await fetch(address)).status, 200);
      assert.equal(await worker?.stop(), 0);
      await isTold('Без одного');
    });
  });
}
