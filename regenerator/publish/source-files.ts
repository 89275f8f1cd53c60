import { lstat, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Places } from './manifest.ts';

/** A file of the published directory, with a stamp that changes on every write. */
export type SourceFile = {
  readonly path: string;
  readonly stamp: string;
  readonly written: number;
};

/** The content hash of each file at its last read, with the file's stamp. */
export type Known = ReadonlyMap<string, { readonly stamp: string; readonly sha256: string }>;

/** Within the clock's resolution a file can be written twice and keep the same stamp. */
const GRAIN = 1_000;

/** Every file below a directory. Links are not followed: a site has none. */
export async function sourceFiles(directory: string, below = ''): Promise<SourceFile[]> {
  const entries = await readdir(join(directory, below), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry): Promise<SourceFile[]> => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return await sourceFiles(directory, path);
      if (!entry.isFile()) return [];
      const { mtimeMs, ctimeMs, size } = await lstat(join(directory, path));
      return [{ path, stamp: `${ctimeMs}-${mtimeMs}-${size}`, written: ctimeMs }];
    }),
  );
  return found.flat();
}

const LINE = /^(\S+) ([0-9a-f]{64}) (.+)$/;

/**
 * The cached state of this directory. Only a hint: if it cannot be read, the files are read instead.
 */
export async function knownSources(places: Places, directory: string): Promise<Known> {
  const text = await readFile(places.sources, 'utf8').catch(() => '');
  const [of, ...lines] = text.split('\n');
  const known = new Map<string, { stamp: string; sha256: string }>();
  if (of !== directory) return known;
  for (const line of lines) {
    const [, stamp, sha256, path] = LINE.exec(line) ?? [];
    if (stamp && sha256 && path) known.set(path, { stamp, sha256 });
  }
  return known;
}

/** @param begun when the scan of the directory began: files written just before are not trusted. */
export async function rememberSources(
  places: Places,
  directory: string,
  files: readonly (SourceFile & { readonly sha256: string })[],
  begun: number,
): Promise<void> {
  const lines = files
    .filter(({ written }) => written < begun - GRAIN)
    .map(({ path, stamp, sha256 }) => `${stamp} ${sha256} ${path}\n`);
  const next = `${places.sources}.next`;
  await writeFile(next, `${directory}\n${lines.join('')}`);
  await rename(next, places.sources);
}
