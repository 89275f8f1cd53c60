/** The types that the embedded database's driver parses into JavaScript values. */
import { types, type PGlite } from '@electric-sql/pglite';

/** Types that are read as text but whose arrays occur in results. */
const READ_AS_TEXT = [types.UUID, types.NUMERIC, types.INTERVAL];

/**
 * Removes the parsers of arrays that no query returns. PGlite creates one for every type of the
 * database, so also for each table and view, and copies all of them for every result: these hundreds
 * of entries took a quarter of the time of a short query.
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
