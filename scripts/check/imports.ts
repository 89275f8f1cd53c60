import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** The dependencies of each file, as paths from the project's root. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const CODE = /\.(?:ts|tsx|mjs)$/;

/** A quoted path: of a file that is read, or of a program that is started. Of the root's files those with a dot. */
const QUOTED = /['"`]((?:\.{1,2}\/|\.?[\w-]+\/|\.[a-z]+\.)[\w./[\]-]*)['"`]/g;

/**
 * Reads which file depends on which.
 * @param files all files of the project, relative to its root.
 * @param read returns the text of one of them.
 */
export function readImports(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): Imports {
  const known = new Set(files);
  const byFolder = new Map<string, string[]>();
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
      byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);

  /** The files that a path refers to: itself, or everything below it. */
  const named = (path: string): readonly string[] => {
    const clean = normalize(path).replace(/\/$/, '');
    return known.has(clean) ? [clean] : (byFolder.get(clean) ?? []);
  };

  const imports = new Map<string, Set<string>>();
  for (const file of files.filter((one) => CODE.test(one))) {
    const text = read(file);
    const needs = new Set<string>();
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles)
      if (fileName.startsWith('.'))
        for (const path of named(join(dirname(file), fileName))) needs.add(path);
    for (const [, path = ''] of text.matchAll(QUOTED))
      for (const needed of named(/^\.{1,2}\//.test(path) ? join(dirname(file), path) : path))
        needs.add(needed);
    needs.delete(file);
    imports.set(file, needs);
  }
  return imports;
}
