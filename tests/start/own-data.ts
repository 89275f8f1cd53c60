import { copyFile, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { TestContext } from 'node:test';
import { projectRoot, publicDirectory, testDataDir } from '../site/site.ts';
import { afterwards } from './afterwards.ts';

/** State of `npm start`; other tests have their own state next to it. */
const KEPT =
  /^(?:database|site|pictures|shares|media|editor-screen|last-good\.jsonl|\w+-secret|editor-token)(?:\/|$)/;

/** Files in these never change: different bytes go into a different file. */
const SHARED = /^(?:site\/objects|pictures|shares|media)\//;

const MARK = join(projectRoot, '.cache/built-from');

/** Restores Gatsby's files to the tests' common build after the test. */
export async function keepBuild(context: TestContext): Promise<void> {
  const mark = await readFile(MARK, 'utf8');
  afterwards(context, () => writeFile(MARK, mark));
}

/** Adds a file that no build creates to the directory that the next build publishes. */
export async function addFile(context: TestContext, name: string): Promise<void> {
  const path = join(publicDirectory, name);
  await writeFile(path, name);
  afterwards(context, () => rm(path, { force: true }));
}

/** An empty data directory, removed after the test. */
export async function emptyData(context: TestContext): Promise<string> {
  const directory = await mkdtemp(join(dirname(testDataDir), 'start-'));
  afterwards(context, () => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** The tests' common state as a data directory of one test, which may change it. */
export async function ownData(context: TestContext): Promise<string> {
  const directory = await emptyData(context);
  const entries = await readdir(testDataDir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const from = join(entry.parentPath, entry.name);
    const path = relative(testDataDir, from);
    const to = join(directory, path);
    if (!KEPT.test(path)) continue;
    if (entry.isDirectory()) await mkdir(to, { recursive: true });
    else await (SHARED.test(path) ? link(from, to) : copyFile(from, to));
  }
  return directory;
}
