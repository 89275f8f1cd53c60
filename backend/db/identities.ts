/** Identity columns and their sequences, which explicitly inserted ids do not advance. */
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Database } from './database.ts';
import * as schema from './schema.ts';

/** Every identity column of the schema. */
export const identities = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => column.generatedIdentity !== undefined)
      .map((column) => ({ table, column })),
  );

const places = v.object({ rows: v.array(v.object({ place: v.string() })) });

/** Columns whose sequence is behind their highest id: its next number may be taken. */
const lagging = sql`select place, sequence, highest from (${sql.join(
  identities.map(
    ({ table, column: { name } }) => sql`
      select ${`${getTableName(table)}.${name}`}::text as place,
        pg_get_serial_sequence(${getTableName(table)}, ${name})::regclass as sequence,
        (select max(${sql.identifier(name)}) from ${table}) as highest`,
  ),
  sql` union all `,
)}) identities where highest > coalesce(pg_sequence_last_value(sequence), 0)`;

/** The lagging columns: `shops.id`. */
export async function laggingIdentities(db: Database): Promise<string[]> {
  const reply = await db.execute(sql`select place from (${lagging}) lagging order by place`);
  return v.parse(places, reply).rows.map(({ place }) => place);
}

/**
 * Advances lagging sequences to the highest id and leaves the others, so that no id is issued twice.
 * Needed wherever ids are inserted explicitly: after a seed or a restored entity, and at the start,
 * because an import may have brought rows alone.
 */
export async function alignIdentities(db: Database): Promise<void> {
  await db.execute(sql`select setval(sequence, highest) from (${lagging}) lagging`);
}
