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

/** A row, by the database names of its columns. */
export function named(collection: Collection, row: Record<string, unknown>): Columns {
  const columns = Object.entries(getTableColumns(collection.table));
  return Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]));
}

/** Columns by their keys in the schema. */
export function selected({ table }: Collection, names?: ReadonlySet<string>) {
  const all = Object.entries<PgColumn>(getTableColumns(table));
  return Object.fromEntries(names ? all.filter(([, { name }]) => names.has(name)) : all);
}

export type Selection = {
  /** Names of the columns to read; defaults to all. */
  readonly columns?: ReadonlySet<string> | undefined;
  readonly where?: SQL | undefined;
  readonly order?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
};

/** The selected rows of a collection. */
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

/** The number of rows of a collection. */
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

function parameter(columns: PgColumn[], name: string, value: unknown) {
  const column = columns.find((one) => one.name === name);
  const isMoment = column?.dataType === 'date' && typeof value === 'string';
  return sql.param(isMoment ? new Date(value) : value, column);
}

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

const listOf = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** The row that a statement returns, parsed like that of a query; null when there is none. */
async function returned(
  db: Database,
  collection: Collection,
  statement: SQL,
): Promise<Columns | null> {
  const columns = columnsOf(collection);
  const names = listOf(columns.map(({ name }) => sql`${sql.identifier(name)}`));
  const [row] = await rowsOf<Columns>(db, sql`${statement} returning ${names}`);
  if (!row) return null;
  const read = columns.map((column) => {
    const value = row[column.name] ?? null;
    return [column.name, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(read);
}

/** @param id the id of a restored entity; null: the next one. */
export async function insertRow(
  db: Database,
  collection: Collection,
  values: Columns,
  id: number | null,
): Promise<Columns | null> {
  const { table } = collection;
  const pairs = written(collection, values).map(({ name, value }) => ({
    name,
    value: sql`${value}`,
  }));
  const hasPosition = columnsOf(collection).some(({ name }) => name === 'position');
  if (hasPosition && values['position'] === undefined) {
    const last = sql`(select coalesce(max(position), -1) + 1 from ${table})`;
    pairs.push({ name: sql.identifier('position'), value: last });
  }
  if (id !== null) pairs.push({ name: sql.identifier('id'), value: sql`${id}` });
  const names = listOf(pairs.map(({ name }) => sql`${name}`));
  const made = await returned(
    db,
    collection,
    sql`insert into ${table} (${names}) values (${listOf(pairs.map(({ value }) => value))})`,
  );
  if (id !== null) await alignIdentities(db);
  return made;
}

/**
 * Updates a row of a known revision. The statement itself takes the content lock before it locks the row
 * (unless the row is gone): a separate statement would cost every waiting save a round trip.
 * @returns the updated row; null when its revision has changed.
 */
export async function updateRow(
  db: Database,
  collection: Collection,
  { id, revision }: { readonly id: number; readonly revision: number },
  values: Columns,
): Promise<Columns | null> {
  const { table } = collection;
  const pairs = written(collection, values).map(({ name, value }) => sql`${name} = ${value}`);
  return returned(
    db,
    collection,
    sql`with held as materialized (select hold_content())
      update ${table} set ${listOf(pairs)} from held where id = ${id} and revision = ${revision}`,
  );
}

/** Deletes a row. */
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
