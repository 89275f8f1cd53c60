import type { EmbeddedClient } from './embedded-client.ts';

/**
 * Statements for tables with more dead or new rows than a fiftieth of all, and this many in any case. PostgreSQL's
 * autovacuum waits for a fifth, but its work is done beside the queries. Here they wait for it: 14 to 29 ms
 * for a large table after 300 edits of 10,000 articles. Statistics take up to 760 ms, so they are updated only
 * when half of a table has changed.
 */
const DUE = `select format('%s %I.%I', case
    when n_mod_since_analyze > 10 * $1 + n_live_tup * 0.5 then 'vacuum (analyze)' else 'vacuum'
  end, schemaname, relname) as statement
  from pg_stat_user_tables
  where greatest(n_dead_tup, n_ins_since_vacuum) > $1 + n_live_tup * 0.02
  order by n_dead_tup`;

/**
 * Removes dead rows from tables that have many: index-only scans look at every changed page of a table, so
 * lists become slower with each edit until then.
 * @param most number of such rows that a table may have, however small it is.
 */
export async function tidyTables(client: EmbeddedClient, most: number): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(DUE, [most]);
  // One by one, so that other statements run between them.
  for (const { statement } of rows) await client.exec(statement);
}
