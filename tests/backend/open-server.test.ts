/**
 * A PostgreSQL server that restarts, falls silent, or is opened by several backends simultaneously.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { migrationsFolder } from '../../backend/db/open.ts';
import { openServer } from '../../backend/db/open-server.ts';
import { testDatabaseUrl } from '../contract/database.ts';
import { withEmptyDatabase } from '../contract/postgres.ts';

/** A relay to a server that can be made to swallow all traffic. */
async function openRelay(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.pipe(far).pipe(near);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String((relay.address() as AddressInfo).port);
  return {
    address: address.href,
    fallSilent: () => sockets.forEach((socket) => socket.unpipe().pause()),
    close: () => {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** Waits until one connection waits for another's lock. */
async function untilSomebodyWaits(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const waiting = () =>
    client.query(
      "select 1 from pg_locks l join pg_database d on d.oid = l.database where locktype = 'advisory' and not granted and datname = current_database()",
    );
  while ((await waiting()).rowCount === 0) await setImmediate();
  await client.end();
}

// The embedded database has no server that could restart.
for (const server of testDatabaseUrl ? [testDatabaseUrl] : []) {
  describe('a PostgreSQL server', () => {
    test('that drops a connection between two statements fails that transaction only', async () => {
      await withEmptyDatabase(server, async (url) => {
        const database = await openServer(url, { migrationsFolder, log: () => {} });
        const work = database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          await endConnections(url);
          // Its end is noticed while it is idle.
          await endConnections(url);
          await tx.execute(sql`select 1`);
        });
        await assert.rejects(work);
        await database.db.execute(sql`select 1`);
        await database.close();
      });
    });

    test('that drops its connections is reconnected by the next query', async () => {
      await withEmptyDatabase(server, async (url) => {
        const told: string[] = [];
        const heard = Promise.withResolvers<void>();
        const log = (message: string) => {
          told.push(message);
          heard.resolve();
        };
        const opened = await openServer(url, { migrationsFolder, log });
        await opened.db.execute(sql`select 1`);
        await endConnections(url);
        await heard.promise;
        assert.match(told[0] ?? '', /^PostgreSQL closed a connection/);
        await opened.db.execute(sql`select 1`);
        await opened.close();
      });
    });

    test('lets one backend at a time run exclusive work', async () => {
      await withEmptyDatabase(server, async (url) => {
        const [one, other] = [
          await openServer(url, { migrationsFolder }),
          await openServer(url, { migrationsFolder }),
        ];
        const order: string[] = [];
        const begun = Promise.withResolvers<void>();
        const free = Promise.withResolvers<void>();
        const first = one.alone(async () => {
          order.push('one begins');
          begun.resolve();
          await free.promise;
          order.push('one ends');
        });
        await begun.promise;
        const second = other.alone(async () => void order.push('the other'));
        await untilSomebodyWaits(url);
        free.resolve();
        await Promise.all([first, second]);
        assert.deepEqual(order, ['one begins', 'one ends', 'the other']);
        await Promise.all([one.close(), other.close()]);
      });
    });

    test('that stops responding fails queries by a timeout', async () => {
      await withEmptyDatabase(server, async (url) => {
        const relay = await openRelay(url);
        // Enough time for the connection, which has to come first.
        const opened = await openServer(relay.address, { migrationsFolder, patience: 1_000 });
        await opened.db.execute(sql`select 1`);
        relay.fallSilent();
        await assert.rejects(opened.db.execute(sql`select 1`), /Failed query/);
        relay.close();
        await opened.close();
      });
    });

    test('that is empty is migrated once, even when opened several times simultaneously', async () => {
      await withEmptyDatabase(server, async (url) => {
        const all = await Promise.all([1, 2, 3].map(() => openServer(url, { migrationsFolder })));
        for (const { close } of all) await close();
      });
    });
  });
}
