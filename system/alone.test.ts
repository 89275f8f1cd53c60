import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { tempDirectory } from '../tests/unit/temp-directory.ts';
import { alone, type Turn } from './alone.ts';
import { StopError } from './stop-error.ts';

const root = tempDirectory();
const lock = () => join(root.path, 'deep/work.lock');
const turn: Turn = { look: 1 };

afterEach(() => rm(lock(), { force: true }));

it('runs one at a time', async () => {
  const waitedFor: number[] = [];
  const first = Promise.withResolvers<void>();
  const working = alone(lock(), turn, () => first.promise);
  let isSecond = false;
  const onWait = (holder: number) => void waitedFor.push(holder);
  const waiting = alone(lock(), { ...turn, onWait }, async () => {
    isSecond = true;
  });
  expect([isSecond, waitedFor]).toEqual([false, [process.pid]]);
  first.resolve();
  await working;
  await waiting;
  expect([isSecond, waitedFor]).toEqual([true, [process.pid]]);
  expect(readdirSync(join(root.path, 'deep'))).toEqual([]);
});

it('stops waiting when aborted, and releases the lock after a failure', async () => {
  const first = Promise.withResolvers<void>();
  const working = alone(lock(), turn, () => first.promise);
  const leaving = new AbortController();
  const waiting = alone(lock(), { ...turn, signal: leaving.signal }, () => Promise.resolve());
  leaving.abort();
  await expect(waiting).rejects.toThrow('aborted');
  first.reject(new Error('no'));
  await expect(working).rejects.toThrow('no');
  expect(await alone(lock(), turn, () => Promise.resolve('free'))).toBe('free');
});

it('times out', async () => {
  const first = Promise.withResolvers<void>();
  const working = alone(lock(), turn, () => first.promise);
  const waiting = alone(lock(), { ...turn, patience: 0 }, () => Promise.resolve());
  await expect(waiting).rejects.toThrow(`Process ${process.pid} has held ${lock()} for too long.`);
  first.resolve();
  await working;
});

it('reports whether a process died while it held the lock', async () => {
  const told = () => alone(lock(), turn, (afterCrash) => Promise.resolve(afterCrash));
  expect(await told()).toBe(false);
  await writeFile(lock(), '999999999 1 before');
  expect(await told()).toBe(true);
  expect(await told()).toBe(false);
});

it('says in a sentence which folder cannot be written', async () => {
  const file = join(root.path, 'file');
  await writeFile(file, '');
  const work = alone(join(file, 'data/work.lock'), turn, async () => undefined);
  await expect(work).rejects.toBeInstanceOf(StopError);
  await expect(work).rejects.toThrow(/file\/data cannot be written: .*ENOTDIR.+; see DATA_DIR\.$/);
  const inFile = alone(join(file, 'work.lock'), turn, async () => undefined);
  await expect(inFile).rejects.toThrow(/\/file cannot be written: .*EEXIST.+; see DATA_DIR\.$/);
  const inProc = alone('/proc/x/y/work.lock', turn, async () => undefined);
  await expect(inProc).rejects.toThrow(/\/proc\/x\/y cannot be written: .+; see DATA_DIR\.$/);
});
