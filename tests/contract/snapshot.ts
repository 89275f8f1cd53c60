import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded, type Database, type EmbeddedDatabase } from '../../backend/db/open.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const KEPT = join(tmpdir(), 'yasno-test-databases');

/** Milliseconds after which the copies of other states of the sources go. */
const OLD = 3_600_000;

/** Everything that decides what a filled database looks like. */
const SOURCES = [
  'backend/db',
  'backend/seed',
  'contract',
  'src/config',
  'package.json',
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

/** A name that changes with the schema, the migrations or the seed: no stale copy is ever used. */
export const contentKey = (() => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf))
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
})();

/** Fills a database by the real seed; only the pictures are empty files. */
export async function fill(db: Database): Promise<void> {
  const { seed } = await import('../../backend/seed/load.ts');
  const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-media-'));
  try {
    await seed(db, { mediaDir, draw: async () => new Uint8Array() });
  } finally {
    rmSync(mediaDir, { recursive: true });
  }
}

async function dumpOf(filled: EmbeddedDatabase): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await (await filled.dump()).arrayBuffer());
  } finally {
    await filled.close();
  }
}

async function makeBlank() {
  return dumpOf(await openEmbedded());
}

async function makeSeeded() {
  const filled = await openEmbedded(undefined, await blankSnapshot());
  await fill(filled.db);
  return dumpOf(filled);
}

async function write(file: string, dump: Uint8Array): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  // Written aside, by nobody else: a run that is cut off must not leave half a database behind, and
  // of two that begin at once each makes a whole one.
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, dump);
  await rename(part, file);
  for (const name of await readdir(KEPT)) {
    const path = join(KEPT, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > OLD && !name.startsWith(contentKey)) await rm(path, { force: true });
  }
}

async function kept(name: string, make: () => Promise<Uint8Array>): Promise<Blob> {
  const file = join(KEPT, name);
  if (!existsSync(file)) await write(file, await make());
  return new Blob([readFileSync(file)]);
}

/** The migrated embedded database without content, as a file's content. */
export const blankSnapshot = (): Promise<Blob> => kept(`${contentKey}-blank.tar`, makeBlank);

/** The filled embedded database as a file's content, made by whichever test file needs it first. */
export const snapshot = (): Promise<Blob> => kept(`${contentKey}.tar`, makeSeeded);
