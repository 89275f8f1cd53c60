import { eq, getTableColumns, getTableName, is, or, type SQL } from 'drizzle-orm';
import { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';

type Member = { readonly id: number; readonly phone: string };

const tables = Object.values(schema).filter((table) => is(table, PgTable));

/** The condition for a row's owner, from the schema's columns for users and phones. */
function ownedBy(table: PgTable, { id, phone }: Member): SQL | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const { userId, phone: ofPhone, verifiedPhone } = columns;
  const own = [
    userId && eq(userId, id),
    table === schema.users && columns['id'] && eq(columns['id'], id),
    // Shops have phones, too.
    'updatedAt' in columns && 'revision' in columns ? undefined : ofPhone && eq(ofPhone, phone),
    verifiedPhone && eq(verifiedPhone, phone),
  ].filter((condition) => condition !== undefined && condition !== false);
  return own.length === 0 ? undefined : or(...own);
}

/** A member's rows by table, found through the schema, so that no list is needed. */
export async function ownedRows(
  db: Database,
  member: Member,
): Promise<ReadonlyMap<string, readonly Record<string, unknown>[]>> {
  const owned = new Map<string, Record<string, unknown>[]>();
  for (const table of tables) {
    const condition = ownedBy(table, member);
    if (!condition) continue;
    const rows: Record<string, unknown>[] = await db.select().from(table).where(condition);
    const sorted = rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    owned.set(getTableName(table), sorted);
  }
  return owned;
}

/** Length from which a text is unlikely to match another by chance. */
const MIN_LENGTH = 8;

/** The texts in rows, to any depth, that identify their owner. */
export function identifyingTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= MIN_LENGTH ? [value] : [];
  if (value instanceof Date) return [];
  if (value instanceof Map) return [...value.values()].flatMap(identifyingTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(identifyingTexts);
}
