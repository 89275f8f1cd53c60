/** The address of a PostgreSQL that cannot be used: what an operator reads, and whether it is retried. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { databaseOf } from '../../backend/database-of.ts';
import { reachServer } from '../../backend/db/reach-server.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { makeScratch } from '../contract/scratch.ts';

/** Tries an address for one retry, without waiting for it. */
async function toldOf(url: string) {
  const retries: string[] = [];
  const times = [0, 0];
  const error: unknown = await reachServer(url, {
    setting: 'DATABASE_URL',
    patience: 1_000,
    wait: 1_000,
    log: (message) => void retries.push(message),
    rest: () => Promise.resolve(),
    now: () => times.shift() ?? 2_000,
  }).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof Error);
  return { retries, name: error.name, message: error.message };
}

/** A server that refuses every connection with this error, as PostgreSQL writes it. */
async function refusing(state: string, words: string) {
  const fields = Buffer.from(`SFATAL\0C${state}\0M${words}\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { place: `127.0.0.1:${port}`, close: () => void server.close() };
}

describe('the address of a PostgreSQL', () => {
  const folder = makeScratch('certificates');
  after(() => rmSync(folder, { recursive: true }));
  const spoiled = join(folder, 'spoiled.pem');
  writeFileSync(spoiled, '-----BEGIN CERTIFICATE-----\nspoiled\n-----END CERTIFICATE-----\n');

  for (const [name, path, trouble] of [
    [
      'sslrootcert',
      '/nowhere/root.pem',
      "ENOENT: no such file or directory, open '/nowhere/root.pem'",
    ],
    ['sslcert', '/nowhere/own.pem', "ENOENT: no such file or directory, open '/nowhere/own.pem'"],
    ['sslkey', folder, 'EISDIR: illegal operation on a directory, read'],
    ['sslrootcert', spoiled, 'it is not a certificate in PEM format'],
    ['sslkey', spoiled, 'it is not an unencrypted key in PEM format'],
  ] as const) {
    test(`with an unusable ${name} (${trouble}) is refused at once, with the path`, async () => {
      // Nobody listens there.
      const told = await toldOf(`postgres://127.0.0.1:9/x?${name}=${encodeURIComponent(path)}`);
      assert.deepEqual(told, {
        retries: [],
        name: 'StopError',
        message: `${path}, the ${name} of DATABASE_URL, cannot be used: ${trouble}.`,
      });
    });
  }

  test('of a replica is checked before the database is waited for', async () => {
    const environment = readEnvironment({
      DATABASE_URL: 'postgres://127.0.0.1:9/x',
      DATABASE_REPLICA_URL: 'postgres://127.0.0.1:9/x?sslrootcert=/nowhere/root.pem',
      DATABASE_WAIT: '0',
    });
    await assert.rejects(async () => databaseOf(environment), {
      name: 'StopError',
      message: /^\/nowhere\/root\.pem, the sslrootcert of DATABASE_REPLICA_URL, cannot be used/,
    });
  });

  test('that the server refuses is not retried, and its reason is told', async () => {
    const words = 'no pg_hba.conf entry for host "10.0.0.7", user "yasno", no encryption';
    const server = await refusing('28000', words);
    const told = await toldOf(`postgres://yasno@${server.place}/yasno`);
    server.close();
    assert.deepEqual(told, {
      retries: [],
      name: 'StopError',
      message: `PostgreSQL at ${server.place} refuses the user (${words}); see DATABASE_URL.`,
    });
  });

  test('of a socket is named by its folder', async () => {
    const { retries, message } = await toldOf('postgres:///x?host=/nowhere');
    assert.match(retries[0] ?? '', /^PostgreSQL at \/nowhere does not answer/);
    assert.match(message, /^PostgreSQL at \/nowhere did not answer .*; see DATABASE_URL/);
  });
});
