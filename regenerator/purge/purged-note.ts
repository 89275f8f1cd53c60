import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { hasCode } from '../../system/error-code.ts';
import type { Spot } from './changes.ts';

const count = v.pipe(v.number(), v.integer());

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ cache: v.string(), number: count, step: count }),
);

/**
 * The oldest release that a cache may have copies of.
 * @param cache identifies the cache and the rules: a record of another one is ignored.
 * @returns null when unknown: everything has to be purged.
 */
export function readNote(file: string, cache: string): Spot | null {
  try {
    const note = v.safeParse(schema, readFileSync(file, 'utf8'));
    if (!note.success || note.output.cache !== cache) return null;
    const { number, step } = note.output;
    return { number, step };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Not flushed: losing the record in a power loss makes the purge too large, never too small. */
export function writeNote(file: string, cache: string, { number, step }: Spot): void {
  const next = `${file}.next`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(next, JSON.stringify({ cache, number, step }));
  renameSync(next, file);
}
