import type { EmbeddedClient } from './embedded-client.ts';

/** Bytes that a start after a crash would replay. */
const SINCE_CHECKPOINT = `select (pg_current_wal_insert_lsn() - redo_lsn)::text as bytes
  from pg_control_checkpoint()`;

/**
 * Makes a checkpoint once one is due: otherwise the log would grow until the database is closed, and a start
 * after a kill would replay all of it.
 * @param most bytes of the write-ahead log that trigger a checkpoint.
 */
export async function shortenLog(client: EmbeddedClient, most: number): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>(SINCE_CHECKPOINT);
  if (Number(rows[0]?.bytes ?? 0) > most) await client.exec('checkpoint');
}
