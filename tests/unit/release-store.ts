import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import type { FileChanges } from '../../regenerator/publish/file-content.ts';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import {
  openReleases,
  type Releases,
  type StoreOptions,
} from '../../regenerator/publish/releases.ts';
import { tempDirectory } from './temp-directory.ts';

/**
 * A new store of releases for each test of the file, and a directory of three files to publish into
 * it.
 */
export function releaseStore() {
  let releases: Releases;
  // Before the directory is removed.
  afterEach(() => releases.settled());
  const root = tempDirectory();
  const source = () => join(root.path, 'public');
  const site = () => join(root.path, 'site');

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(source(), path)), { recursive: true });
    await writeFile(join(source(), path), text);
  }

  /** Opens the store as another process does. */
  async function open(options?: StoreOptions): Promise<Releases> {
    releases = await openReleases(site(), options);
    return releases;
  }

  beforeEach(async () => {
    await open();
    await write('index.html', 'home');
    await write('catalog/index.html', 'catalog');
    await write('о нас.html', 'about');
  });

  /** These files with their current content in the directory. */
  const files = (changed: readonly string[], removed: readonly string[] = []): FileChanges =>
    new Map([
      ...changed.map((path) => [path, { file: join(source(), path) }] as const),
      ...removed.map((path) => [path, null] as const),
    ]);

  return {
    releases: () => releases,
    source,
    site,
    write,
    open,
    files,
    remove: (path: string) => rm(join(source(), path), { recursive: true }),
    /** Publishes the whole directory. */
    all: (revision: number | null = null) => releases.publish({ directory: source(), revision }),
    /** Publishes these files. */
    some: (changed: readonly string[], removed?: readonly string[]) =>
      releases.publish({ files: files(changed, removed), revision: null }),
    /** What is served, by path. */
    async served(): Promise<Record<string, string>> {
      const release = await publishedSite(site()).release();
      const paths = [...((await release?.files()) ?? new Map<string, unknown>()).keys()];
      const texts = paths.map(async (path) => [path, String((await release?.read(path))?.bytes)]);
      return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
    },
    /** Every file of the idle store, with its modification time. */
    async storeFiles(): Promise<Map<string, number>> {
      await releases.settled();
      const entries = await readdir(site(), { recursive: true, withFileTypes: true });
      const stored = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      return new Map(
        await Promise.all(stored.map(async (file) => [file, (await stat(file)).mtimeMs] as const)),
      );
    },
  };
}
