import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded, type Database } from '../../backend/db/open.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const KEPT = join(tmpdir(), 'yasno-test-databases');

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
  for (const file of SOURCES.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
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
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  // Written aside first: a run that is cut off must not leave half a database behind.
  await writeFile(`${file}.part`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${file}.part`, file);
}

/** The filled embedded database as a file's content, made by whichever test file needs it first. */
export async function snapshot(): Promise<Blob> {
  const file = join(KEPT, `${contentKey}.tar`);
  if (!existsSync(file)) await write(file);
  return new Blob([readFileSync(file)]);
}
