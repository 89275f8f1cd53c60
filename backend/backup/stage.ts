import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { alone } from '../../system/alone.ts';

/** Poll interval of another backup's lock, in milliseconds. */
const LOOK = 200;

const LEFT = /^(?:backup|restore)-[0-9a-f-]{36}$/;

/**
 * Runs work, one run at a time, with an empty directory next to the data, and removes the directory.
 * Leftovers of killed runs are deleted first: each is as large as a database.
 */
export async function onStage<T>(
  dataDir: string,
  kind: 'backup' | 'restore',
  work: (stage: string) => Promise<T>,
): Promise<T> {
  const root = resolve(dataDir);
  return await alone(join(root, 'backup.lock'), { look: LOOK }, async () => {
    for (const name of await readdir(root)) {
      if (LEFT.test(name)) await rm(join(root, name), { recursive: true, force: true });
    }
    const stage = join(root, `${kind}-${randomUUID()}`);
    await mkdir(stage, { mode: 0o700 });
    try {
      return await work(stage);
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  });
}
