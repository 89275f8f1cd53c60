import type { EmbeddedClient } from './embedded-client.ts';

export type LogLimits = {
  /** Milliseconds between two checks. */
  readonly every: number;
  /** Bytes of the write-ahead log that trigger a checkpoint. */
  readonly most: number;
};

const LIMITS: LogLimits = { every: 30_000, most: 32 * 1024 * 1024 };

/** Bytes that a start after a crash would replay. */
const SINCE_CHECKPOINT = `select (pg_current_wal_insert_lsn() - redo_lsn)::text as bytes
  from pg_control_checkpoint()`;

/**
 * Makes checkpoints. The embedded database has no background process for them: its log would grow
 * until it is closed, and a start after a kill would replay all of it.
 * @returns a function that stops it.
 */
export function keepLogShort(
  client: EmbeddedClient,
  log: (message: string, error: unknown) => void,
  { every, most }: LogLimits = LIMITS,
): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  async function look(): Promise<void> {
    try {
      const { rows } = await client.query<{ bytes: string }>(SINCE_CHECKPOINT);
      if (Number(rows[0]?.bytes ?? 0) > most) await client.exec('checkpoint');
    } catch (error) {
      log('The embedded database made no checkpoint:', error);
    }
    timer = setTimeout(next, every).unref();
  }
  const next = () => {
    looking = look();
  };
  let timer = setTimeout(next, every).unref();
  return async () => {
    clearTimeout(timer);
    await looking;
    // A running check has set another timer.
    clearTimeout(timer);
  };
}
