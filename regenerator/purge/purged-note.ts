import { renameSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { hasCode } from '../../system/error-code.ts';

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ cache: v.string(), number: v.pipe(v.number(), v.integer()) }),
);

/**
 * The release that no copy in a cache is older than.
 * @param cache its name: another one was told nothing.
 * @returns null when that is not known: everything has to be forgotten.
 */
export function readNote(file: string, cache: string): number | null {
  try {
    const note = v.safeParse(schema, readFileSync(file, 'utf8'));
    return note.success && note.output.cache === cache ? note.output.number : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Not flushed: a note that a power loss takes away makes the cache forget too much, never too little. */
export function writeNote(file: string, cache: string, number: number): void {
  const next = `${file}.next`;
  writeFileSync(next, JSON.stringify({ cache, number }));
  renameSync(next, file);
}
