/** Reads and writes rows of any collection by their database column names. */
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { alignIdentities } from '../db/identities.ts';
import { rowsOf } from '../search/rows.ts';
import type { AliasedTable, Collection, Columns } from './collection.ts';

/** Columns the database sets. */
const OWN = new Set(['id', 'revision', 'updated_at']);

const columnsOf = ({ table }: Collection): PgColumn[] => Object.values(getTableColumns(table));

function named(collection: Collection, row: Record<string, unknown>): Columns {
  const columns = Object.entries(getTableColumns(collection.table));
  return Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]));
}

/** Columns by their keys in the schema. */
function selected({ table }: Collection, names: ReadonlySet<string> | undefined) {
  const all = Object.entries<PgColumn>(getTableColumns(table));
  return Object.fromEntries(names ? all.filter(([, { name }]) => names.has(name)) : all);
}

export type Selection = {
  /** Names of the columns to read; absent: all. */
  readonly columns?: ReadonlySet<string> | undefined;
  readonly where?: SQL | undefined;
  readonly order?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
};

export async function selectRows(
  db: Database,
  collection: Collection,
  { columns: wanted, where, order, limit, offset }: Selection,
): Promise<Columns[]> {
  const query = db
    .select(selected(collection, wanted))
    .from(collection.table)
    .where(and(collection.where, where))
    .orderBy(...(order ?? []))
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit).offset(offset ?? 0));
  return rows.map((row) => named(collection, row));
}

export const countRows = (db: Database, collection: Collection, where?: SQL) =>
  db.$count(collection.table, and(collection.where, where));

/** Whether a key is an id rather than an alias. */
export const isId = (key: string) => /^\d{1,9}$/.test(key);

/** Matches by id when the key is a number, by alias otherwise. */
export function byKey({ table, alias }: Collection, key: string): SQL {
  return isId(key) ? eq(table.id, Number(key)) : eq(alias, key);
}

/** Columns that can contain text. */
export const textColumns = (collection: Collection): PgColumn[] =>
  columnsOf(collection).filter(({ dataType }) => dataType === 'string' || dataType === 'json');

const parameter = (columns: PgColumn[], name: string, value: unknown) =>
  sql.param(
    value,
    columns.find((column) => column.name === name),
  );

const written = (collection: Collection, values: Columns) => {
  const columns = columnsOf(collection);
  const names = new Set(columns.map(({ name }) => name));
  return Object.entries(values)
    .filter(([name, value]) => names.has(name) && !OWN.has(name) && value !== undefined)
    .map(([name, value]) => ({
      name: sql.identifier(name),
      value: parameter(columns, name, value),
    }));
};

/** @param id of a restored entity; absent: the next one. */
export async function insertRow(
  db: Database,
  collection: Collection,
  values: Columns,
  id: number | null,
): Promise<number> {
  const { table } = collection;
  const pairs = written(collection, values);
  const hasPosition = columnsOf(collection).some(({ name }) => name === 'position');
  if (hasPosition && values['position'] === undefined) {
    const last = sql`select coalesce(max(position), -1) + 1 from ${table}`;
    pairs.push({ name: sql.identifier('position'), value: sql.param(await numberOf(db, last)) });
  }
  if (id !== null) pairs.push({ name: sql.identifier('id'), value: sql.param(id) });
  const names = sql.join(
    pairs.map(({ name }) => name),
    sql`, `,
  );
  const parameters = sql.join(
    pairs.map(({ value }) => sql`${value}`),
    sql`, `,
  );
  const made = await numberOf(
    db,
    sql`insert into ${table} (${names}) values (${parameters}) returning id`,
  );
  if (id !== null) await alignIdentities(db);
  return made;
}

/** The single number a statement returns. */
async function numberOf(db: Database, statement: SQL): Promise<number> {
  const [row] = await rowsOf<Record<string, unknown>>(db, statement);
  return Number(Object.values(row ?? {})[0]);
}

export async function updateRow(
  db: Database,
  collection: Collection,
  id: number,
  values: Columns,
): Promise<void> {
  const pairs = written(collection, values).map(({ name, value }) => sql`${name} = ${value}`);
  if (pairs.length === 0) return;
  await db.execute(
    sql`update ${collection.table} set ${sql.join(pairs, sql`, `)} where id = ${id}`,
  );
}

export async function deleteRow(db: Database, { table }: Collection, id: number): Promise<void> {
  await db.delete(table).where(eq(table.id, id));
}

/** Ids that no row has. */
export async function missingIds(
  db: Database,
  table: Collection['table'],
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  const there = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}

/** Aliases that no row has. */
export async function missingAliases(
  db: Database,
  table: AliasedTable,
  aliases: readonly string[],
): Promise<string[]> {
  if (aliases.length === 0) return [];
  const found = await db
    .select({ alias: sql<string>`${table.alias}` })
    .from(table)
    .where(inArray(table.alias, [...aliases]));
  const there = new Set(found.map(({ alias }) => alias));
  return aliases.filter((alias) => !there.has(alias));
}
