import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { tempDirectory } from '../tests/unit/temp-directory.ts';
import { alone } from './build-lock.ts';

const root = tempDirectory();

it('lets one build after the other at the files of a folder', async () => {
  await mkdir(join(root.path, 'node_modules'), { recursive: true });
  const said: string[] = [];
  const turn = { projectRoot: root.path, log: (line: string) => said.push(line) };
  const first = Promise.withResolvers<void>();
  const building = alone(turn, () => first.promise);
  let isSecond = false;
  const waiting = alone(turn, async () => {
    isSecond = true;
  });
  expect([isSecond, said]).toEqual([
    false,
    [`Process ${process.pid} builds this site, too; this build waits for it.`],
  ]);
  first.resolve();
  await building;
  await waiting;
  expect(isSecond).toBe(true);
});

it('waits no longer than it is wanted, and gives the turn back after a failure', async () => {
  const turn = { projectRoot: root.path, log: () => {} };
  const first = Promise.withResolvers<void>();
  const building = alone(turn, () => first.promise);
  const leaving = new AbortController();
  const waiting = alone({ ...turn, signal: leaving.signal }, () => Promise.resolve());
  leaving.abort();
  await expect(waiting).rejects.toThrow('aborted');
  first.reject(new Error('no'));
  await expect(building).rejects.toThrow('no');
  expect(await alone(turn, () => Promise.resolve('free'))).toBe('free');
});
