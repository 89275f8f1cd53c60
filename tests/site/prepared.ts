import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteKey } from '../../scripts/site-key.ts';
import { sourceDigest } from '../../src/build/source-digest.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { copyTree } from './copy-tree.ts';
import {
  openWorkshop,
  ports,
  projectRoot,
  publicDirectory,
  testDataDir,
  testEnvironment,
} from './site.ts';

const kept = join(testDataDir, 'prepared');
const keyFile = join(kept, 'key');

/** The stored copy of the prepared site: read-only. */
export const keptSite = {
  public: join(kept, 'public'),
  releases: join(kept, 'site'),
  media: join(kept, 'media'),
  database: join(kept, 'database'),
} as const;
const gatsbyDirectory = join(projectRoot, '.cache');

/** The parts of a data directory that belong to a site built from it. */
const OF_DATA = ['database', 'media', 'site'];
/** The same, and data derived from it; pictures are named by content. */
const FORGOTTEN = ['database', 'site', 'last-good.jsonl'];

/**
 * Files that are replaced and never written in place: most are named by hash. The rest is copied.
 */
const isReplaced: Readonly<Record<string, (path: string) => boolean>> = {
  database: () => false,
  media: () => true,
  site: (path) => path.startsWith('objects/'),
  public: (path) => path.startsWith('pictures/'),
  gatsby: (path) => path.startsWith('webpack/'),
};

/**
 * What a site depends on besides its own sources: its content, and the code that builds and
 * publishes it.
 */
const MADE_BY = [
  'backend',
  'regenerator/publish',
  'scripts/site-build.ts',
  'tests/site/prepared.ts',
];

/**
 * Everything that the prepared site depends on: its sources and settings, its content, its ports.
 */
async function preparedKey(): Promise<string> {
  const site = await siteKey(projectRoot, readEnvironment(testEnvironment));
  // The plugin caches responses by URL.
  return sourceDigest(projectRoot, MADE_BY, [site, ports]);
}

const places = (dataDir: string): [name: string, path: string][] => [
  ...OF_DATA.map((name): [string, string] => [name, join(dataDir, name)]),
  ['public', publicDirectory],
  ['gatsby', gatsbyDirectory],
];

async function forget(dataDir: string): Promise<void> {
  for (const name of FORGOTTEN) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * Builds the site that all test layers share: seeds a database, builds from scratch, and stores the
 * result. Does nothing if that exists.
 * @param log receives each line of the build.
 */
export async function prepareSite(log: (line: string) => void = () => {}): Promise<void> {
  const key = await preparedKey();
  if (existsSync(keyFile) && (await readFile(keyFile, 'utf8')) === key) return;
  await rm(kept, { recursive: true, force: true });
  await forget(testDataDir);
  for (const directory of [publicDirectory, gatsbyDirectory]) {
    await rm(directory, { recursive: true, force: true });
  }
  const workshop = await openWorkshop();
  try {
    const { ok, message } = await workshop.build(log);
    if (!ok) throw new Error(`The site of the tests was not built. ${message}`);
  } finally {
    await workshop.close();
  }
  const partial = `${kept}.part`;
  for (const [name, path] of places(testDataDir)) {
    await copyTree(path, join(partial, name), isReplaced[name]);
  }
  await writeFile(join(partial, 'key'), key);
  await rename(partial, kept);
}

/**
 * Restores the prepared site in a data directory and in the project's own, whatever others have
 * changed there since.
 */
export async function usePreparedSite(dataDir: string = testDataDir): Promise<void> {
  await prepareSite();
  await mkdir(dataDir, { recursive: true });
  await forget(dataDir);
  for (const [name, path] of places(dataDir)) {
    await copyTree(join(kept, name), path, isReplaced[name]);
  }
}
