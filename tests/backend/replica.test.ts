/** Reads that may lag go to a streaming replica, unless it lags too far or does not answer. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { openServer } from '../../backend/db/open.ts';
import type { OpenDatabase } from '../../backend/db/database.ts';
import { cities, tags } from '../../backend/db/schema.ts';
import { articleTags } from '../../contract/calls/articles.ts';
import { searchContent } from '../../contract/calls/search.ts';
import { citySearch } from '../../contract/calls/shops.ts';
import { freePort } from '../../scripts/ports.ts';
import { makeScratch } from '../contract/scratch.ts';
import { signIn } from '../contract/stubs.ts';
import { postgresPrograms, startPostgres, type OwnServer } from './own-postgres.ts';
import { productionSettings } from './production-settings.ts';
import { isClear, spawned, type Spawned } from './spawned.ts';

type Servers = Awaited<ReturnType<typeof startPostgres>>;

/** Allowed lag in milliseconds: longer than the tests take, and short enough to be exceeded in them. */
const LONG = '600000';
const SHORT = '400';

for (const programs of postgresPrograms ? [postgresPrograms] : []) {
  describe('a backend with a replica', () => {
    const directory = makeScratch('replica');
    let servers: Servers;
    let replica: OwnServer;
    let database: OpenDatabase;
    let member: HeadersInit;
    let patient: Spawned;
    let impatient: Spawned;
    let origins: Record<'patient' | 'impatient', string>;

    async function start(lag: string) {
      const port = String(await freePort());
      const backend = spawned('backend/server.ts', {
        ...productionSettings(servers.primary.url),
        DATA_DIR: directory,
        DATABASE_REPLICA_URL: replica.url,
        DATABASE_REPLICA_LAG: lag,
        PORT: port,
        BACKEND_PORT: '',
      });
      await backend.line(/^Backend: /);
      await backend.line(/^Reads go to the replica\./);
      return { backend, origin: `http://127.0.0.1:${port}` };
    }

    before(async () => {
      servers = await startPostgres(programs);
      database = await openServer(servers.primary.url);
      member = (await signIn(database.db)).headers;
      replica = await servers.replica();
      const [one, other] = await Promise.all([start(LONG), start(SHORT)]);
      [patient, impatient] = [one.backend, other.backend];
      origins = { patient: one.origin, impatient: other.origin };
    });
    after(async () => {
      for (const one of [patient, impatient]) await one?.kill();
      await database?.close();
      await servers?.end();
      rmSync(directory, { recursive: true });
    });

    async function read(
      who: keyof typeof origins,
      call: { path: string },
      headers: HeadersInit = {},
    ): Promise<string> {
      const reply = await fetch(`${origins[who]}${call.path}`, { headers });
      const body = await reply.text();
      assert.equal(reply.status, 200, body);
      return body;
    }

    async function onReplica(statement: string): Promise<void> {
      const client = new pg.Client({ connectionString: replica.url });
      await client.connect();
      await client.query(statement);
      await client.end();
    }

    async function add(title: string): Promise<void> {
      const where = { region: 'Область', lat: 55, lon: 37 };
      await database.db.insert(cities).values({ title, alias: title, ...where });
      await database.db.insert(tags).values({ title, alias: title });
    }

    test('visitors read lag-tolerant data from the replica; members and other calls use the database', async () => {
      await onReplica('select pg_wal_replay_pause()');
      await add('Новинск');
      assert.doesNotMatch(await read('patient', citySearch), /Новинск/);
      assert.match(await read('patient', citySearch, member), /Новинск/);
      assert.match(await read('patient', articleTags), /Новинск/);
      // It indexes waiting entities, and a replica refuses writes.
      await read('patient', searchContent);
      assert.ok(!patient.lines.some((line) => line.includes('itself')), patient.lines.join('\n'));
    });

    test('a replica that lags too far is not queried until it has caught up', async () => {
      await impatient.line(/^Reads go to the database itself: the replica lags/);
      assert.match(await read('impatient', citySearch), /Новинск/);
      const before = impatient.lines.length;
      await onReplica('select pg_wal_replay_resume()');
      await impatient.line(/^Reads go to the replica\./, before);
      assert.match(await read('impatient', citySearch), /Новинск/);
    });

    test('a replica that is down is not queried, and no request fails', async () => {
      await replica.stop();
      await add('Безреплик');
      assert.match(await read('patient', citySearch), /Безреплик/);
      await patient.line(/^Reads go to the database itself: the replica does not answer/);
      const before = patient.lines.length;
      await replica.start();
      await patient.line(/^Reads go to the replica\./, before);
      assert.match(await read('patient', citySearch), /Безреплик/);
    });

    test('replica failures log no stack trace, and do not keep a backend from stopping', async () => {
      replica.freeze();
      assert.equal(await patient.stop(), 0);
      replica.thaw();
      assert.equal(await impatient.stop(), 0);
      for (const { lines } of [patient, impatient]) assert.ok(isClear(lines), lines.join('\n'));
    });
  });
}
