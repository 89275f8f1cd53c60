/** Migrations of a version that does not exist yet. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../../backend/db/open.ts';

/** Their recorded date, which orders them after all others. */
export const LAST = 1_900_000_000_000;

/** A folder with the project's migrations and further ones. */
export function newerMigrations(scratch: string, ...texts: readonly string[]): string {
  const folder = join(scratch, `migrations-${texts.length}`);
  cpSync(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  for (const [place, text] of texts.entries()) {
    const tag = `900${place}_new`;
    writeFileSync(join(folder, `${tag}.sql`), text);
    journal.entries.push({ idx: 9000 + place, version: '7', when: LAST + place, tag });
  }
  writeFileSync(journalFile, JSON.stringify(journal));
  return folder;
}
