import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded, type Database } from '../../backend/db/open.ts';

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

async function write(file: string): Promise<void> {
  const filled = await openEmbedded();
  await fill(filled.db);
  const dump = await filled.dump();
  await filled.close();
  mkdirSync(KEPT, { recursive: true });
  // Written aside, by nobody else: a run that is cut off must not leave half a database behind, and
  // of two that begin at once each makes a whole one.
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, new Uint8Array(await dump.arrayBuffer()));
  await rename(part, file);
  for (const name of await readdir(KEPT)) {
    const path = join(KEPT, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > OLD && path !== file) await rm(path, { force: true });
  }
}

/** The filled embedded database as a file's content, made by whichever test file needs it first. */
export async function snapshot(): Promise<Blob> {
  const file = join(KEPT, `${contentKey}.tar`);
  if (!existsSync(file)) await write(file);
  return new Blob([readFileSync(file)]);
}
