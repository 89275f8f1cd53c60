/** The columns behind unique constraints, by the names that the database reports. */
import { Column, getTableName, is, SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

type Unique = { readonly table: string; readonly columns: readonly string[] };
type Named = readonly [constraint: string, columns: readonly string[]];

/** Names of the columns in an indexed column or expression. */
function namesIn(indexed: unknown): string[] {
  if (is(indexed, SQL)) return indexed.queryChunks.flatMap(namesIn);
  if (is(indexed, Column)) return [indexed.name];
  const isNamed = typeof indexed === 'object' && indexed !== null && 'name' in indexed;
  return isNamed ? [String(indexed.name)] : [];
}

/** The unique constraints and indices of a table. */
function uniqueOf(table: PgTable): Named[] {
  const { name, columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
  return [
    ...columns.filter(({ primary }) => primary).map((one): Named => [`${name}_pkey`, [one.name]]),
    ...columns
      .filter(({ isUnique }) => isUnique)
      .map((one): Named => [one.uniqueName ?? '', [one.name]]),
    ...primaryKeys.map((one): Named => [one.getName(), one.columns.flatMap(namesIn)]),
    ...uniqueConstraints.map((one): Named => [one.getName() ?? '', one.columns.flatMap(namesIn)]),
    ...indexes
      .filter(({ config }) => config.unique)
      .map(({ config }): Named => [config.name ?? '', config.columns.flatMap(namesIn)]),
  ];
}

/** Every unique constraint of the schema, by name. */
export const uniqueConstraints: ReadonlyMap<string, Unique> = new Map(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      uniqueOf(table).map(([constraint, columns]) => [
        constraint,
        { table: getTableName(table), columns },
      ]),
    ),
);
