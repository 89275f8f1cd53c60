import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const run = promisify(execFile);
const sync = promisify(fs.fsync);

/**
 * From this number of files on, one flush of the whole file system costs less than one per file.
 */
const MANY = 256;

/** Files synced concurrently: half of Node's file threads, so that other work gets the rest. */
const TOGETHER = 2;

/** Makes sure that a file, or the names in a directory, survive a power loss. */
export async function toDisk(path: string): Promise<void> {
  const file = fs.openSync(path, 'r');
  try {
    await sync(file);
  } finally {
    fs.closeSync(file);
  }
}

/** Flushes the file system of a path; false if that is impossible. */
const flushedAll = (place: string): Promise<boolean> =>
  run('sync', ['-f', place]).then(
    () => true,
    () => false,
  );

/** Waits until these files and their names are on the disk. @param beside a path on that disk. */
export async function flushed(files: readonly string[], beside: string): Promise<void> {
  if (files.length > MANY && (await flushedAll(beside))) return;
  const directories = new Set(files.map((file) => dirname(file)));
  await pLimit(TOGETHER).map([...files, ...directories], toDisk);
}
