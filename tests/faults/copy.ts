/** The copy of the project that faults are planted into. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Paths of the previous copy; files deleted since are also removed from a reused copy. */
const LIST = '.data/copied-files.json';

/** Files of the project: tracked by git, or new and not ignored. */
function projectFiles(project: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const paths = new Set(listed.split('\0').filter(Boolean));
  return [...paths].filter((path) => existsSync(join(project, path)));
}

/** Unchanged files are not written: caches go by modification time. */
function copyFiles(project: string, directory: string): void {
  const paths = projectFiles(project);
  const list = join(directory, LIST);
  const before: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const present = new Set(paths);
  for (const path of before) if (!present.has(path)) rmSync(join(directory, path), { force: true });
  for (const path of paths) {
    const [from, to] = [join(project, path), join(directory, path)];
    if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(paths));
}

/** Packages take no extra space if the file system can share it. Their caches are not copied. */
function copyPackages(project: string, directory: string): void {
  const [from, to] = [join(project, 'node_modules'), join(directory, 'node_modules')];
  if (existsSync(to)) return;
  const isOneDevice = statSync(from).dev === statSync(directory).dev;
  execFileSync('cp', [isOneDevice ? '-al' : '-a', from, to]);
  rmSync(join(to, '.cache'), { recursive: true, force: true });
}

/**
 * @param kept a previous copy to bring up to date; by default, a new one next to the system's
 * temporary files.
 * @returns the directory of the copy.
 */
export function makeCopy(project: string, kept?: string): string {
  const directory = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'yasno-faults-'));
  mkdirSync(directory, { recursive: true });
  copyFiles(project, directory);
  copyPackages(project, directory);
  return directory;
}
