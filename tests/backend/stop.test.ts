/** A backend that is told to stop while visitors wait for it. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import pg from 'pg';
import { citySearch } from '../../contract/calls/shops.ts';
import { testDatabaseUrl } from '../contract/database.ts';
import { openCopy } from '../contract/postgres.ts';
import { makeScratch } from '../contract/scratch.ts';
import { freePort } from '../../scripts/ports.ts';
import { spawned } from './spawned.ts';
import { until } from './until.ts';

const REQUESTS = 20;

/** Requests that wait for a lock last as long as a test wants. */
async function lockContent(address: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('begin');
  await client.query('lock table cities in access exclusive mode');
  const waiting = async () => {
    const { rowCount } = await client.query(
      "select 1 from pg_locks where not granted and relation = 'cities'::regclass",
    );
    return rowCount === REQUESTS;
  };
  return { waiting, end: () => client.end() };
}

for (const server of testDatabaseUrl ? [testDatabaseUrl] : []) {
  test('SIGTERM: the backend answers all requests in flight, then exits with 0', async () => {
    const directory = makeScratch('stop');
    const copy = await openCopy(server);
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const backend = spawned('backend/server.ts', {
      DATA_DIR: directory,
      DATABASE_URL: copy.address,
      DATABASE_POOL: String(REQUESTS + 5),
      PORT: port,
      BACKEND_PORT: '',
    });
    try {
      await backend.line(/^Backend: /);
      const ready = await fetch(`${origin}/health/ready`);
      assert.equal(ready.status, 200);
      // A proxy closes its idle connections first: a request is never in transit on one we close.
      assert.equal(ready.headers.get('keep-alive'), 'timeout=75');
      const lock = await lockContent(copy.address);
      const asked = Array.from({ length: REQUESTS }, (_, number) =>
        fetch(`${origin}${citySearch.path}?query=${number}`).then((reply) => reply.status),
      );
      asked.forEach((one) => one.catch(() => {}));
      await until(lock.waiting);
      backend.signal('SIGTERM');
      // Both the terminal and npm send it.
      backend.signal('SIGTERM');
      await until(async () => {
        const reply = await fetch(`${origin}/health/ready`).catch(() => null);
        await reply?.arrayBuffer();
        return reply?.status !== 200;
      });
      await lock.end();
      assert.deepEqual(await Promise.all(asked), Array(REQUESTS).fill(200));
      assert.equal(await backend.ended(), 0);
      await assert.rejects(fetch(`${origin}/health/live`));
      assert.equal(backend.lines.length, 1, backend.lines.join('\n'));
    } finally {
      await backend.kill();
      await copy.close();
      rmSync(directory, { recursive: true });
    }
  });
}
