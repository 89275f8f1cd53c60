/**
 * How the command reaches the backend that has the embedded database open: a socket in the file
 * system, which only the owner of the data can open and which no network exposes.
 */
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { hasCode } from '../../system/error-code.ts';
import { BackupError } from './backup-error.ts';

/** Longest socket path that every system accepts. */
const LONGEST = 100;

/** Timeout of a copy, in milliseconds; a gigabyte takes seconds. */
const PATIENCE = 10 * 60_000;

/** Directories next to the database that snapshots may be copied to. */
const STAGE = /^backup-[0-9a-f-]{36}$/;

const asked = v.object({ stage: v.pipe(v.string(), v.regex(STAGE)) });
const answer = v.object({ error: v.nullable(v.string()) });

/** Where the socket of a data directory is. */
function doorOf(dataDir: string): string {
  const near = join(resolve(dataDir), 'backup.sock');
  if (Buffer.byteLength(near) <= LONGEST) return near;
  const hash = createHash('sha256').update(near).digest('hex').slice(0, 16);
  return join(tmpdir(), `yasno-${userInfo().uid}-${hash}`, 'backup.sock');
}

/** Copies the database to a directory while it stays in use. */
export type Snapshot = (into: string) => Promise<void>;

/**
 * Accepts requests for a copy of the database. Call it while holding the database's lock: it removes
 * the socket of an earlier process.
 * @returns a function that stops listening and resolves once pending requests are answered.
 */
export async function openDoor(dataDir: string, snapshot: Snapshot): Promise<() => Promise<void>> {
  const path = doorOf(dataDir);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const work = async () => {
      const { stage } = v.parse(asked, JSON.parse(await text(socket)));
      await snapshot(join(resolve(dataDir), stage, 'database'));
    };
    const reply = (error: string | null) =>
      socket.end(JSON.stringify({ error } satisfies v.InferOutput<typeof answer>));
    socket.on('error', () => socket.destroy());
    work().then(
      () => reply(null),
      (error: unknown) => reply(error instanceof Error ? error.message : String(error)),
    );
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  // The socket must not keep the process alive.
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

/**
 * Asks the backend to copy its database.
 * @param stage a directory next to the database, for the copy.
 * @returns false when nobody listens.
 * @throws BackupError
 */
export async function askForSnapshot(dataDir: string, stage: string): Promise<boolean> {
  const socket = connect(doorOf(dataDir));
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ECONNREFUSED')) return false;
    throw error;
  }
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error('no answer in ten minutes')));
  socket.end(JSON.stringify({ stage: basename(stage) }));
  try {
    const { error } = v.parse(answer, JSON.parse(await text(socket)));
    if (error === null) return true;
    throw new BackupError(`The backend could not copy its database: ${error}.`);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('The backend ended while it copied its database.', { cause: error });
  }
}
