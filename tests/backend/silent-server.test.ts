/** A PostgreSQL that is frozen, and one that is restarted, under a backend and a worker. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { citySearch } from '../../contract/calls/shops.ts';
import { freePort } from '../../scripts/ports.ts';
import { makeScratch } from '../contract/scratch.ts';
import { postgresPrograms, startPostgres } from './own-postgres.ts';
import { productionSettings } from './production-settings.ts';
import { isClear, spawned, type Spawned } from './spawned.ts';
import { until } from './until.ts';

/** Milliseconds within which every request is answered: far less than the database's own timeout. */
const BOUND = 30_000;
const DATABASE_TIMEOUT = '120000';
/** Timeout of jobs that hang. */
const STOP_GRACE = '500';

for (const programs of postgresPrograms ? [postgresPrograms] : []) {
  describe('a backend and a worker', () => {
    const directory = makeScratch('silent');
    let servers: Awaited<ReturnType<typeof startPostgres>>;
    let backend: Spawned;
    let worker: Spawned;
    let origin: string;

    const common = () => ({ DATA_DIR: directory, DATABASE_TIMEOUT, STOP_GRACE, BACKEND_PORT: '' });

    before(async () => {
      servers = await startPostgres(programs);
      const { url } = servers.primary;
      const port = String(await freePort());
      origin = `http://127.0.0.1:${port}`;
      const settings = { ...productionSettings(url), MIGRATIONS: 'start', PORT: port };
      backend = spawned('backend/server.ts', { ...common(), ...settings });
      await backend.line(/^Backend: /);
      worker = spawned('backend/worker-process.ts', {
        ...common(),
        DATABASE_URL: url,
        WORKER_PORT: '',
        PORT: String(await freePort()),
      });
      await worker.line(/^Worker: /);
    });
    after(async () => {
      for (const one of [backend, worker]) await one?.kill();
      await servers?.end();
      rmSync(directory, { recursive: true });
    });

    const ask = (path: string) => fetch(origin + path, { signal: AbortSignal.timeout(BOUND) });

    async function statusOf(path: string): Promise<number> {
      const reply = await ask(path);
      await reply.arrayBuffer();
      return reply.status;
    }

    async function assertUnavailable(reply: Response): Promise<void> {
      const { error, error_description: words } = await reply.json();
      assert.equal(error, 'unavailable', words);
      assert.equal(reply.status, 503);
      assert.match(reply.headers.get('retry-after') ?? '', /^\d+$/);
    }

    test('report a frozen PostgreSQL within seconds, and recover when it does', async () => {
      assert.equal(await statusOf(citySearch.path), 200);
      servers.primary.freeze();
      // More calls than there are connections.
      const asked = Array.from({ length: 15 }, () => ask(citySearch.path));
      for (const reply of await Promise.all(asked)) await assertUnavailable(reply);
      assert.equal(await statusOf('/health/ready'), 503);
      assert.equal(await statusOf('/health/live'), 200);
      servers.primary.thaw();
      await until(async () => (await statusOf('/health/ready')) === 200, BOUND);
      assert.equal(await statusOf(citySearch.path), 200);
    });

    test('survive a restart of PostgreSQL', async () => {
      await servers.primary.stop();
      await assertUnavailable(await ask(citySearch.path));
      assert.equal(await statusOf('/health/ready'), 503);
      await worker.line(/^Jobs of other processes are not heard of/);
      await servers.primary.start();
      assert.equal(await statusOf(citySearch.path), 200);
      assert.equal(await statusOf('/health/ready'), 200);
      await worker.line(/^Jobs of other processes are heard of again/);
    });

    test('stop on request even while PostgreSQL is frozen', async () => {
      servers.primary.freeze();
      const ended = Promise.all([backend.stop(), worker.stop()]);
      assert.deepEqual(await ended, [0, 0]);
      servers.primary.thaw();
      for (const { lines } of [backend, worker]) assert.ok(isClear(lines), lines.join('\n'));
    });
  });
}
