/** Which types the embedded database's driver turns into values of JavaScript. */
import { types, type PGlite } from '@electric-sql/pglite';

/** Types that are read as text, of which there are lists all the same. */
const READ_AS_TEXT = [types.UUID, types.NUMERIC, types.INTERVAL];

/**
 * Removes the readers of lists that no query returns. PGlite makes one for every type of the
 * database, so also for each table and view, and copies all of them for every result: these hundreds
 * of entries were a quarter of what a short query costs.
 */
export async function dropUnreadTypes(client: PGlite): Promise<void> {
  // Its own readers also have names: `string` for texts of any type.
  const single = [...Object.keys(types.parsers).map(Number).filter(Boolean), ...READ_AS_TEXT];
  const { rows } = await client.query<{ list: number }>(
    `select typarray as list from pg_type where oid in (${single.join()})`,
  );
  const read = new Set([...single, ...rows.map(({ list }) => list)]);
  for (const type of Object.keys(client.parsers)) {
    if (!read.has(Number(type))) delete client.parsers[type];
  }
}
