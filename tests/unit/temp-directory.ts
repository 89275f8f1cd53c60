import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';

/** A new empty directory for each test of the file, removed after it. */
export function tempDirectory(): { readonly path: string } {
  const directory = { path: '' };
  beforeEach(async () => {
    directory.path = await mkdtemp(join(tmpdir(), 'unit-'));
  });
  afterEach(() => rm(directory.path, { recursive: true, force: true }));
  return directory;
}
