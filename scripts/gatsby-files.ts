import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Gatsby's own memory of what it has written; wrong once its files were put back. The plugins'
 * caches stay: replies by their ETag and counts are true whatever the build did.
 */
const STATE = ['redux', 'data', 'worker'];

const filesOf = (projectRoot: string) => join(projectRoot, '.cache');
const folderMark = (projectRoot: string) => join(filesOf(projectRoot), 'folder');

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Says in which folder Gatsby's files were made. Gatsby may empty that of its files by itself. */
export async function markFolder(projectRoot: string): Promise<void> {
  await mkdir(filesOf(projectRoot), { recursive: true });
  await writeFile(folderMark(projectRoot), resolve(projectRoot));
}

/**
 * Forgets Gatsby's files where the project's folder was moved or copied since they were made. Its
 * pages, its compiled modules and the bundle that renders name files by the whole path: a build would
 * look for them where they stood, or worse, still stand.
 */
export async function forgetMoved(projectRoot: string): Promise<void> {
  const made = await readFile(folderMark(projectRoot), 'utf8').catch(() => null);
  if (made === resolve(projectRoot)) return;
  await rm(filesOf(projectRoot), { recursive: true, force: true });
}

/**
 * A build that failed or was killed may have written half of what Gatsby remembers, and the next
 * one would trust it. A mark that only a good build removes tells.
 */
export async function forgetHalfDone(projectRoot: string, mark: string): Promise<void> {
  if (await exists(mark)) {
    for (const part of STATE) {
      await rm(join(filesOf(projectRoot), part), { recursive: true, force: true });
    }
  }
  await writeFile(mark, '');
}
