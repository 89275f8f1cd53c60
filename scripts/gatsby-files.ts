import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Gatsby's own record of what it has written; wrong once its files were restored. The plugins'
 * caches stay: cached responses and counts are valid whatever the build did.
 */
const STATE = ['redux', 'data', 'worker'];

const filesOf = (projectRoot: string) => join(projectRoot, '.cache');
const folderMark = (projectRoot: string) => join(filesOf(projectRoot), 'folder');

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Records the folder of Gatsby's files. Gatsby may clear that record itself. */
export async function markFolder(projectRoot: string): Promise<void> {
  await mkdir(filesOf(projectRoot), { recursive: true });
  await writeFile(folderMark(projectRoot), resolve(projectRoot));
}

/**
 * Removes Gatsby's files if the project's folder was moved or copied since they were written. Its
 * pages, its compiled modules and the render bundle contain absolute paths: a build would look for
 * files at the old paths or, worse, still find them there.
 */
export async function clearIfMoved(projectRoot: string): Promise<void> {
  const made = await readFile(folderMark(projectRoot), 'utf8').catch(() => null);
  if (made === resolve(projectRoot)) return;
  await rm(filesOf(projectRoot), { recursive: true, force: true });
}

/**
 * A build that failed or was killed may have left Gatsby's records incomplete, and the next one
 * would trust them. A mark that only a successful build removes reveals that.
 */
export async function clearIfUnfinished(projectRoot: string, mark: string): Promise<void> {
  if (await exists(mark)) {
    for (const part of STATE) {
      await rm(join(filesOf(projectRoot), part), { recursive: true, force: true });
    }
  }
  await writeFile(mark, '');
}
