/**
 * A worker is killed while it delivers letters: none is lost, and none is sent twice. A letter that the mail
 * server may have accepted is left to the desk.
 */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import pg from 'pg';
import { outbox } from '../../backend/db/schema.ts';
import { tellWorkers } from '../../backend/jobs/tell-workers.ts';
import { senderFor } from '../../backend/outbox/sender.ts';
import { freePort } from '../../scripts/ports.ts';
import { testDatabaseUrl } from '../contract/database.ts';
import { openCopy, type OpenCopy } from '../contract/postgres.ts';
import { makeScratch } from '../contract/scratch.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { spawned, type Spawned } from './spawned.ts';
import { until } from './until.ts';

/** Letters that are answered, and all: more than a worker has in hand at a time. */
const [ANSWERED, ALL] = [3, 14] as const;

/** Letters that a worker claims at a time. */
const IN_HAND = 10;

const GATE = 20_261_126;

const send = senderFor(new Set(['email']));

for (const server of testDatabaseUrl ? [testDatabaseUrl] : []) {
  describe('workers that are killed', () => {
    const directory = makeScratch('delivery-crash');
    let copy: OpenCopy;
    let mail: MailServer;
    let worker: Spawned;

    /** A worker that takes over from the previous one, once its leases have expired. */
    async function start(): Promise<void> {
      await copy.db
        .update(outbox)
        .set({ nextTryAt: new Date() })
        .where(eq(outbox.state, 'sending'));
      worker = spawned('backend/worker-process.ts', {
        DATA_DIR: directory,
        DATABASE_URL: copy.address,
        PORT: String(await freePort()),
        WORKER_PORT: '',
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'info@yasno.example',
      });
      await worker.line(/^Worker: /);
    }

    before(async () => {
      copy = await openCopy(server);
      await copy.db.delete(outbox);
      mail = await startMailServer({ hasTls: false });
    });
    after(async () => {
      await worker.kill();
      await mail.close();
      await copy.close();
      rmSync(directory, { recursive: true });
    });

    const write = (name: string) =>
      send(
        { channel: 'email', to: `${name}@example.ru`, subject: name, text: name },
        copy.db,
        new Date(),
      );
    const rows = () => copy.db.select().from(outbox).orderBy(asc(outbox.id));
    const messageOf = async (name: string) =>
      (await rows()).find(({ text }) => text === name) ?? assert.fail(name);
    /** How often the mail server has received a letter. */
    const arrivals = (name: string) =>
      mail.received.filter(({ to }) => to.includes(`${name}@example.ru`)).length;
    const isSettled = async () =>
      (await rows()).every(({ state }) => state === 'sent' || state === 'unknown');

    /**
     * Makes the database block a change, during which the process is then killed.
     * @param change a condition on `new` and `old`.
     */
    async function killIn(change: string, name: string): Promise<void> {
      const gate = new pg.Client({ connectionString: copy.address });
      await gate.connect();
      try {
        await gate.query(`select pg_advisory_lock(${GATE})`);
        await gate.query(
          `create function wait_at_gate() returns trigger language plpgsql as
             'begin perform pg_advisory_xact_lock(${GATE}); return new; end';
           create trigger gate before update on outbox for each row
             when (${change}) execute function wait_at_gate()`,
        );
        await write(name);
        const there = `select pid from pg_stat_activity
          where datname = current_database() and wait_event = 'advisory'`;
        await until(async () => ((await gate.query(there)).rowCount ?? 0) > 0);
        await worker.kill();
        // Its statement is cancelled with it: the server would only notice after the statement is done.
        await gate.query(`select pg_terminate_backend(pid) from (${there}) as waiting`);
        await until(async () => (await gate.query(there)).rowCount === 0);
        await gate.query('drop trigger gate on outbox; drop function wait_at_gate');
      } finally {
        await gate.end();
      }
    }

    test('leave possibly accepted messages to the desk, and the rest to the next worker', async () => {
      const names = Array.from({ length: ALL }, (_, number) => `slow-${number}`);
      for (const name of names.slice(0, ANSWERED)) await write(name);
      await start();
      await until(isSettled);
      mail.hold();
      await copy.db.transaction(async (tx) => {
        for (const name of names.slice(ANSWERED)) {
          const letter = { to: `${name}@example.ru`, subject: name, text: name };
          await send({ channel: 'email', ...letter }, tx, new Date());
        }
      });
      const inHand = and(eq(outbox.state, 'sending'), isNotNull(outbox.gateway));
      await until(async () => (await copy.db.$count(outbox, inHand)) === IN_HAND);
      await until(async () => mail.held() > 1);
      await worker.kill();
      mail.release();
      await start();
      await until(isSettled);

      const sent = (await rows()).filter(({ state }) => state === 'sent');
      const unknown = (await rows()).filter(({ state }) => state === 'unknown');
      assert.equal(unknown.length, IN_HAND);
      assert.equal(sent.length, ALL - IN_HAND);
      for (const { failure, nextTryAt } of unknown) {
        assert.deepEqual([failure, nextTryAt], ['stopped', null]);
      }
      for (const { text } of sent) assert.equal(arrivals(text), 1, text);
      for (const { text } of unknown) assert.ok(arrivals(text) <= 1, text);
    });

    test('before they have recorded the gateway lose no message', async () => {
      await killIn('new.gateway is not null and old.gateway is null', 'early');
      assert.equal((await messageOf('early')).gateway, null);
      await start();
      await until(async () => (await messageOf('early')).state === 'waiting');
      assert.equal((await messageOf('early')).failure, null);
      assert.equal(arrivals('early'), 0);
      // The retry is due after a minute; the test makes it due now.
      await copy.db.update(outbox).set({ nextTryAt: new Date() }).where(eq(outbox.text, 'early'));
      await tellWorkers(copy.db, ['messages']);
      await until(isSettled);
      assert.equal((await messageOf('early')).state, 'sent');
      assert.equal(arrivals('early'), 1);
    });

    test('before they have recorded that an email was accepted do not send it again', async () => {
      await killIn("new.state = 'sent'", 'late');
      assert.equal(arrivals('late'), 1);
      await start();
      await until(isSettled);
      const { state, failure } = await messageOf('late');
      assert.deepEqual([state, failure], ['unknown', 'stopped']);
      assert.equal(arrivals('late'), 1);
    });
  });
}
