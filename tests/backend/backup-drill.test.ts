/**
 * The drill: a site is backed up while members order and editors save, is destroyed, and comes back
 * with everything that was acknowledged before the backup began.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { backUp } from '../../backend/backup/backup.ts';
import { readArchive } from '../../backend/backup/read-archive.ts';
import { restore } from '../../backend/backup/restore.ts';
import { newKey } from '../../backend/backup/seal.ts';
import { told } from '../../backend/backup/told.ts';
import type { Database } from '../../backend/db/database.ts';
import { contentRevision } from '../../backend/db/revision.ts';
import { orders, outbox } from '../../backend/db/schema.ts';
import { playThrough } from '../../backend/points/lots.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import * as calls from '../../contract/calls/user.ts';
import { entriesOf, givePoints, makeOffer } from '../contract/club-rows.ts';
import { makeScratch } from '../contract/scratch.ts';
import { signIn } from '../contract/stubs.ts';
import { startProcess } from './backend-process.ts';
import { keepWriting, type Acknowledged, type Orderer } from './keep-writing.ts';
import { settingsOf, startBuckets, type BucketServer } from './media-stores.ts';
import { places, type Place } from './places.ts';

const PEOPLE = 3;
const PRICE = 10;
const POINTS = 5_000;

const run = promisify(execFile);
const project = fileURLToPath(new URL('../..', import.meta.url));
type Command = 'main' | 'restore-main';

/** Runs an operator's command. @returns its output; a failure has it in its message. */
async function command(program: Command, args: string[], env: Record<string, string>) {
  const file = join(project, `backend/backup/${program}.ts`);
  const { stdout } = await run(process.execPath, [file, ...args], {
    cwd: project,
    env: { ...process.env, ...env },
  });
  return stdout;
}

/** An operator's view of failed work: one sentence. */
async function refusal(work: Promise<unknown>, expected: RegExp) {
  await assert.rejects(work, (error: unknown) => {
    const words = told(error);
    assert.ok(typeof words === 'string', String(error));
    assert.match(words, expected);
    assert.doesNotMatch(words, /\n/);
    return true;
  });
}

/** Messages as a backup may find them, by their text. */
const MESSAGES = [
  { text: 'ждёт', state: 'waiting', nextTryAt: new Date() },
  { text: 'в руках', state: 'sending', nextTryAt: new Date() },
  { text: 'ушло', state: 'sent' },
  { text: 'отказ', state: 'dead', failure: 'recipient' },
] as const;

/** Deletes everything stored in a place. */
async function destroy(directory: string, environment: Record<string, string>) {
  for (const name of readdirSync(directory)) rmSync(join(directory, name), { recursive: true });
  const { DATABASE_URL: url } = environment;
  if (!url) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'drop schema public cascade; drop schema drizzle cascade; create schema public',
  );
  await client.end();
}

for (const place of places) {
  describe(place.name, () => {
    const root = makeScratch('drill');
    const directory = join(root, 'data');
    const backups = join(root, 'backups');
    let buckets: BucketServer;
    let made: Awaited<ReturnType<Place['make']>>;
    let env: Record<string, string>;
    let members: Orderer[];
    let offerId: number;
    let file: string;
    let then: Acknowledged;

    before(async () => {
      mkdirSync(directory);
      mkdirSync(backups);
      buckets = await startBuckets();
      made = await place.make(directory);
      const { secret } = await newKey();
      // The server's media are in a bucket, those of the embedded database beside it.
      const media = made.environment['DATABASE_URL'] ? settingsOf(buckets.bucket) : {};
      env = { ...made.environment, ...media, BACKUP_KEY: secret };
      await made.use(async (db: Database) => {
        offerId = await makeOffer(db, { points: PRICE, places: 100_000 });
        const message = { to: '+79007770000', channel: 'sms', sentAt: new Date() } as const;
        await db.insert(outbox).values(MESSAGES.map((one) => ({ ...message, ...one })));
        members = [];
        for (let number = 0; number < PEOPLE; number += 1) {
          const phone = `+7900777${String(number).padStart(4, '0')}`;
          const { user, headers } = await signIn(db, new Date(), phone);
          await givePoints(db, user.id, POINTS);
          members.push({ id: user.id, headers });
        }
      });
    });
    after(async () => {
      await made.end();
      await buckets.close();
      rmSync(root, { recursive: true });
    });

    test('a backup is made while members order and editors save', async () => {
      const backend = await startProcess(env);
      const token = readFileSync(join(directory, 'editor-token'), 'utf8');
      const writing = keepWriting({ backend, token, members, offerId });
      try {
        then = await writing.warm();
        const said = await command('main', ['--to', backups], env);
        assert.match(said, /: \d+ files, [\d.]+ MB, encrypted\.$/m);
        file = said.split(': ')[0] ?? '';
        await refusal(
          restore({ environment: readEnvironment(env), from: file, mayReplace: true }),
          /^The embedded database is open in process \d+|connections use .*; stop every backend and worker/,
        );
      } finally {
        await writing.stop().finally(() => backend.kill());
      }
      assert.deepEqual(backend.complaints, []);
      assert.equal(statSync(file).mode & 0o777, 0o600);
      assert.deepEqual(readdirSync(backups), [basename(file)]);
      const left = readdirSync(directory).filter((name) => /^(?:backup|restore)-/.test(name));
      assert.deepEqual(left, []);
    });

    test('nothing is restored with a wrong key, over an existing database or from a truncated file', async () => {
      const { secret } = await newKey();
      const own = readEnvironment(env);
      const other = readEnvironment({ ...env, BACKUP_KEY: secret });
      await refusal(readArchive(file, secret), /not opened by this BACKUP_KEY\.$/);
      const wrongKey = restore({ environment: other, from: file, mayReplace: true });
      await refusal(wrongKey, /not opened by this BACKUP_KEY\.$/);
      await refusal(restore({ environment: own, from: file }), /would be lost; .*--replace\.$/);
      const cut = join(root, 'cut');
      const bytes = readFileSync(file);
      writeFileSync(cut, bytes.subarray(0, bytes.length / 2));
      const half = restore({ environment: own, from: cut, mayReplace: true });
      await refusal(half, /damaged or cut off\.$/);
      await refusal(backUp({ environment: own, to: file }), /exists already/);
      await made.use(async (db) => assert.ok((await db.$count(orders)) > 0));
    });

    test('after a total loss, a restore brings back every write acknowledged before the backup', async () => {
      const last = await made.use((db) => contentRevision(db));
      await destroy(directory, env);
      if (env['MEDIA_URL']) {
        await buckets.close();
        buckets = await startBuckets();
        Object.assign(env, settingsOf(buckets.bucket));
      }
      const said = await command('restore-main', ['--from', file], env);
      assert.match(said, /^Restored what was backed up at /);
      const backend = await startProcess(env);
      const token = readFileSync(join(directory, 'editor-token'), 'utf8');
      const headers = { authorization: `Bearer ${token}` };
      try {
        for (const id of then.tags) {
          const reply = await fetch(`${backend.origin}/editor/tags/${id}`, { headers });
          assert.equal(reply.status, 200, `tag ${id}`);
          await reply.text();
        }
        for (const name of then.pictures) {
          const reply = await fetch(`${backend.origin}/media/${name}`);
          assert.equal(reply.status, 200, name);
          assert.ok((await reply.arrayBuffer()).byteLength > 0);
        }
        const [member] = members;
        assert.ok(member);
        const reply = await backend.ask(calls.userProfile, {}, member.headers);
        assert.equal(reply.status, 200, await reply.text());
      } finally {
        await backend.stop();
      }
      assert.deepEqual(backend.complaints, []);
      await made.use(async (db) => {
        for (const { id } of members) {
          const entries = await entriesOf(db, id);
          playThrough(entries);
          const own = await db.select().from(orders).where(eq(orders.userId, id));
          assert.ok(own.length >= (then.orders.get(id) ?? 0), `orders of member ${id}`);
          const paid = entries.filter(({ rule }) => rule === 'order');
          assert.deepEqual(
            paid.map(({ reference, points }) => [reference, -points]).sort(),
            own.map((one) => [String(one.id), one.points]).sort(),
          );
        }
        // Messages that may have been sent since are left to people.
        const { text, state, failure, nextTryAt } = outbox;
        const fields = { text, state, failure, nextTryAt };
        const messages = await db.select(fields).from(outbox).where(eq(outbox.to, '+79007770000'));
        assert.deepEqual(
          messages.toSorted((one, other) => one.text.localeCompare(other.text, 'ru')),
          [
            { text: 'в руках', state: 'unknown', failure: 'restored', nextTryAt: null },
            { text: 'ждёт', state: 'unknown', failure: 'restored', nextTryAt: null },
            { text: 'отказ', state: 'dead', failure: 'recipient', nextTryAt: null },
            { text: 'ушло', state: 'sent', failure: null, nextTryAt: null },
          ],
        );
        // The next change cannot be mistaken for a lost one.
        assert.ok(((await contentRevision(db)) ?? 0) > (last ?? 0));
      });
      assert.ok(!existsSync(join(directory, 'database.replaced')));
    });

    test('a restore replaces an existing database on request', async () => {
      await made.use((db) => db.delete(orders));
      await restore({ environment: readEnvironment(env), from: file, mayReplace: true });
      await made.use(async (db) => assert.ok((await db.$count(orders)) > 0));
    });
  });
}
