import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../backend/db/database.ts';
import { openEmbedded } from '../../backend/db/open.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { trimDatabase } from './trim-database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const KEPT = process.env['TEST_DATABASES'] ?? join(tmpdir(), 'yasno-test-databases');

/** Age in milliseconds at which snapshots of other source states are deleted. */
const OLD = 3_600_000;

/** Everything that determines the content of a seeded database. */
const SOURCES = [
  'backend/db',
  'backend/seed',
  'contract',
  'src/config',
  'package.json',
  'tests/contract/trim-database.ts',
  'tests/contract/snapshot.ts',
];

function filesOf(path: string): string[] {
  if (!path.endsWith('.json') && !path.endsWith('.ts')) {
    return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  }
  return [join(root, path)];
}

/**
 * A key that changes with the schema, the migrations or the seed, so that a stale snapshot is never
 * used.
 */
export const contentKey = (() => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf))
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
})();

/** Runs the real seed; only the pictures are empty files. */
export async function fill(db: Database): Promise<void> {
  const { seed } = await import('../../backend/seed/load.ts');
  const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-media-'));
  try {
    await seed(db, { media: diskStore(mediaDir), draw: async () => new Uint8Array() });
  } finally {
    rmSync(mediaDir, { recursive: true });
  }
}

type Fill = (directory: string) => Promise<void>;

const makeBlank: Fill = async (directory) => {
  await (await openEmbedded(directory)).close();
  await trimDatabase(directory);
};

const makeSeeded: Fill = async (directory) => {
  cpSync(await blankDirectory(), directory, { recursive: true });
  const filled = await openEmbedded(directory);
  try {
    await fill(filled.db);
  } finally {
    await filled.close();
  }
  await trimDatabase(directory);
};

async function removeOld(): Promise<void> {
  for (const name of await readdir(KEPT)) {
    const path = join(KEPT, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    const isOld = age > OLD && !name.startsWith(contentKey);
    if (isOld) await rm(path, { force: true, recursive: true });
  }
}

async function kept(name: string, make: Fill): Promise<string> {
  const place = join(KEPT, name);
  if (!existsSync(place)) {
    // Built in a directory of this process: an interrupted run must not leave a partial database
    // behind, and two concurrent runs each build a complete one.
    const part = `${place}.${process.pid}.part`;
    mkdirSync(part, { recursive: true });
    await make(join(part, 'database'));
    await rename(part, place).catch(() => rm(part, { recursive: true }));
    await removeOld();
  }
  return join(place, 'database');
}

/** The directory of a migrated embedded database without content, to be copied. */
export const blankDirectory = (): Promise<string> => kept(`${contentKey}-blank`, makeBlank);

/** The directory of a seeded embedded database, to be copied; the first caller creates it. */
export const seededDirectory = (): Promise<string> => kept(`${contentKey}-seeded`, makeSeeded);
