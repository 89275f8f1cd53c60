/** The migrations that this version of the program knows, and the marks in their comments. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as v from 'valibot';

export type Migration = {
  /** The name of its file: `0043_search_names`. */
  readonly tag: string;
  /** Its timestamp, by which the database identifies it. */
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
  /**
   * Whether its statements run outside of a transaction: only there can PostgreSQL build an index
   * without locking its table.
   */
  readonly isNonTransactional: boolean;
  /**
   * The oldest migration that a program must know to run after this one, which removes things that
   * older programs use; null if every program still can.
   */
  readonly needs: string | null;
};

const journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });

/** `-- stepwise` stands on a line of its own, before everything else. */
const STEPWISE = /^-- stepwise$/m;

/** `-- contract: needs 0044_outbox`: from that migration on, nothing uses the removed things. */
const CONTRACT = /^-- contract: needs (\d{4}_\w+)$/m;

/** The marks in the comments at the head of a migration. */
export const marksOf = (text: string): Pick<Migration, 'isNonTransactional' | 'needs'> => ({
  isNonTransactional: STEPWISE.test(text),
  needs: CONTRACT.exec(text)?.[1] ?? null,
});

/** All migrations in a folder, in their order. */
export function migrationsIn(folder: string): Migration[] {
  const { entries } = v.parse(
    journal,
    JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')),
  );
  const files = readMigrationFiles({ migrationsFolder: folder });
  return entries.map(({ tag, when }, place) => {
    const { sql: statements = [], hash = '' } = files[place] ?? {};
    return { tag, when, hash, statements, ...marksOf(statements.join('\n')) };
  });
}

/** The timestamp of the last of them. */
export const lastOf = (migrations: readonly Migration[]): number => migrations.at(-1)?.when ?? 0;

/** The timestamp of the oldest migration that a program must know to run after all of these. */
export function servesFrom(migrations: readonly Migration[]): number {
  const whens = new Map(migrations.map(({ tag, when }) => [tag, when]));
  return Math.max(0, ...migrations.map(({ needs }) => (needs && whens.get(needs)) || 0));
}
