/** The columns behind foreign keys, by the names that the database reports. */
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

type Foreign = { readonly table: string; readonly columns: readonly string[] };

/** Every foreign key of the schema, by name. */
export const foreignKeys: ReadonlyMap<string, Foreign> = new Map(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.map((key): [string, Foreign] => [
        key.getName(),
        {
          table: getTableName(table),
          columns: key.reference().columns.map(({ name }) => name),
        },
      ]),
    ),
);
