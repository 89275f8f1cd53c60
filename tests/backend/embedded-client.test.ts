import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { assertRoom } from '../../backend/db/disk-room.ts';
import { EmbeddedClient } from '../../backend/db/embedded-client.ts';
import { forLog, isUnavailable } from '../../backend/db/unavailable.ts';
import { blankCopy, type BlankCopy } from '../contract/blank-copy.ts';

/** More than the client caches. */
const MANY = 450;

const VALUES = `select $1::int as number, $2::text as text, $3::jsonb as data, $4::timestamptz as moment,
  $5::int[] as numbers, $6::text[] as texts, $7::boolean as answer, $8::bytea as bytes, null as nothing`;
const GIVEN = [
  7,
  '«Ясно» — \'\\"',
  { а: [1, null] },
  new Date('2026-11-25T10:00:00Z'),
  [1, 2],
  ['а', 'б, в'],
  true,
  new Uint8Array([0, 255]),
];

describe('the embedded database’s client', () => {
  let client: EmbeddedClient;
  let plain: PGlite;
  let copies: readonly BlankCopy[];

  before(async () => {
    const [ours, theirs] = [await blankCopy('client'), await blankCopy('client')];
    copies = [ours, theirs];
    [client, plain] = [new EmbeddedClient(ours.database), new PGlite(theirs.database)];
    await Promise.all([client.waitReady, plain.waitReady]);
    const table = 'create table pairs (id int primary key, said text not null unique)';
    for (const one of [client, plain]) await one.exec(table);
  });
  after(async () => {
    await Promise.all([client.close(), plain.close()]);
    for (const { remove } of copies) remove();
  });

  test('returns the same results as PGlite, on first and repeated queries', async () => {
    const write = 'insert into pairs values ($1, $2) on conflict do nothing returning said';
    for (const rowMode of ['object', 'array'] as const) {
      for (let time = 0; time < 3; time += 1) {
        for (const [text, params] of [
          [VALUES, GIVEN],
          [write, [time, `${rowMode} ${time}`]],
          ['update pairs set said = said where id < $1', [2]],
          ['select id, said from pairs where id > $1 order by id', [0]],
          ['select id from pairs where id = any($1)', [[0, 1]]],
          ['create table if not exists more ()', []],
        ] as const) {
          const given = [...params];
          const [ours, theirs] = [
            await client.query(text, given, { rowMode }),
            await plain.query(text, given, { rowMode }),
          ];
          assert.deepEqual(ours, theirs, text);
        }
      }
    }
  });

  test('fails with the same errors as PGlite, and stays usable', async () => {
    for (const [text, params] of [
      ['select wrong', []],
      ['select 1 / $1::int', [0]],
      ['insert into pairs values (1, $1)', ['twice']],
      ['select $1::int', ['не число']],
      ['select 1; select 2', []],
    ] as const) {
      for (let time = 0; time < 2; time += 1) {
        const given = [...params];
        const told = await plain.query(text, given).then(
          () => null,
          (error: unknown) => error,
        );
        assert.ok(told instanceof Error);
        await assert.rejects(
          client.query(text, given),
          (error: Error) =>
            error.message === told.message &&
            Reflect.get(error, 'code') === Reflect.get(told, 'code') &&
            Reflect.get(error, 'constraint') === Reflect.get(told, 'constraint'),
        );
      }
    }
    assert.deepEqual((await client.query('select 1 as one')).rows, [{ one: 1 }]);
  });

  test('a transaction is rolled back to a savepoint or as a whole', async () => {
    const add = (to: Transaction, id: number) =>
      to.query('insert into pairs values ($1, $2)', [id, `pair ${id}`]);
    const said = await client.transaction(async (transaction) => {
      await add(transaction, 100);
      await transaction.query('savepoint here');
      await assert.rejects(add(transaction, 100));
      await transaction.query('rollback to savepoint here');
      await add(transaction, 101);
      return 'done';
    });
    assert.equal(said, 'done');
    await assert.rejects(
      client.transaction(async (transaction) => {
        await add(transaction, 102);
        throw new Error('away');
      }),
      /^Error: away$/,
    );
    const left = await client.query('select id from pairs where id >= 100 order by id');
    assert.deepEqual(left.rows, [{ id: 100 }, { id: 101 }]);
  });

  test('a query from outside waits for the transaction, which cannot be used after its end', async () => {
    let open: Transaction | undefined;
    const order: string[] = [];
    await Promise.all([
      client.transaction(async (transaction) => {
        open = transaction;
        for (let time = 0; time < 3; time += 1) await transaction.query('select 1');
        order.push('transaction');
      }),
      client.query('select 1').then(() => order.push('query')),
    ]);
    assert.deepEqual(order, ['transaction', 'query']);
    await assert.rejects(async () => await open?.query('select 1'), /closed/);
  });

  test('a prepared statement fails at most once after its result type changes', async () => {
    const text = 'select said from pairs where id = $1';
    await client.query(text, [100]);
    await client.exec('alter table pairs alter said type jsonb using to_jsonb(said)');
    await client.query(text, [100]).catch(() => undefined);
    assert.deepEqual((await client.query(text, [100])).rows, [{ said: 'pair 100' }]);
  });

  test('caches the statements of the most recent queries only', async () => {
    for (let number = 0; number < MANY; number += 1) {
      assert.deepEqual((await client.query(`select ${number} as said`)).rows, [{ said: number }]);
    }
    const { rows } = await client.query<{ kept: number }>(
      'select count(*)::int as kept from pg_prepared_statements',
    );
    assert.ok(rows[0] && rows[0].kept <= 400, JSON.stringify(rows));
  });
});

test('a standby that is not promoted yet is unavailable for writes', async () => {
  const copy = await blankCopy('standby');
  const server = new PGlite(copy.database);
  try {
    await server.exec('set default_transaction_read_only = on');
    const error = await server.query('create table refused (id int)').catch((one: unknown) => one);
    assert.ok(isUnavailable(new Error('Failed query', { cause: error })));
    assert.equal(forLog(error), 'cannot execute CREATE TABLE in a read-only transaction');
  } finally {
    await server.close();
    copy.remove();
  }
});

describe('a disk with little room', () => {
  test('refuses writes as a full disk, still reads, and writes again once there is room', async () => {
    const copy = await blankCopy('no-room');
    let free = 10 ** 9;
    const client = new EmbeddedClient(copy.database, {}, () => free);
    try {
      await client.query('create table notes (id int primary key)');
      const insert = (id: number) => client.query('insert into notes values ($1)', [id]);
      const counted = async () =>
        (await client.query<{ n: number }>('select count(*)::int as n from notes')).rows[0]?.n;
      await insert(1);
      free = 10 ** 7;
      await assert.rejects(insert(2), isUnavailable);
      await assert.rejects(
        client.transaction((own) => own.query('insert into notes values ($1)', [3])),
        isUnavailable,
      );
      assert.equal(await counted(), 1);
      free = 10 ** 9;
      await insert(4);
      assert.equal(await counted(), 2);
    } finally {
      await client.close();
      copy.remove();
    }
  });

  test('is named before a database is opened on it', () => {
    const directory = mkdtempSync(join(tmpdir(), 'yasno-room-'));
    try {
      const words = /No space is left for the database: .* has 9 MB free and needs 128 MB/;
      assert.throws(() => assertRoom(directory, 10 ** 7), words);
      writeFileSync(join(directory, 'PG_VERSION'), '17');
      assert.throws(() => assertRoom(directory, 10 ** 7), /needs 64 MB/);
      assertRoom(directory, 10 ** 8);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
