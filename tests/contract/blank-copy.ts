import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratch } from './scratch.ts';
import { blankDirectory } from './snapshot.ts';

/** The directory of a closed embedded database. */
export type BlankCopy = { readonly database: string; readonly remove: () => void };

/**
 * A copy of the migrated database without content, for a test that opens it itself. Copying takes a fraction
 * of the time that PGlite needs to create a new one.
 */
export async function blankCopy(name: string): Promise<BlankCopy> {
  const directory = makeScratch(name);
  const database = join(directory, 'database');
  cpSync(await blankDirectory(), database, { recursive: true });
  return { database, remove: () => rmSync(directory, { recursive: true }) };
}
