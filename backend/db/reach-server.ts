import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StopError } from '../../system/stop-error.ts';
import { assertCertificates, placeOf } from './server-address.ts';
import { isUnreachable } from './unavailable.ts';

export type Reaching = {
  /** The setting that names the server, for messages. */
  readonly setting: string;
  /** Connection timeout in milliseconds. */
  readonly patience: number;
  /** Milliseconds for which connecting is retried. */
  readonly wait: number;
  readonly log: (message: string) => void;
  readonly rest?: (ms: number) => Promise<unknown>;
  /** The current milliseconds of a monotonic clock. */
  readonly now?: () => number;
};

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5_000;

/** Permanent errors, by SQL state. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the password',
  '28000': 'refuses the user',
  '3D000': 'has no such database',
};

const wordsOf = (error: unknown) =>
  error instanceof AggregateError || !(error instanceof Error)
    ? 'no connection'
    : error.message.split('\n', 1)[0];

const stateOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function ask(url: string, patience: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
  // The connection may break while it is being closed.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Waits for a PostgreSQL that is starting or restarting: retries after growing pauses, and logs each
 * retry.
 * @throws StopError when it does not answer in time or permanently refuses this address, or when a
 * certificate that the address names cannot be used.
 */
export async function reachServer(url: string, reaching: Reaching): Promise<void> {
  const { setting, patience, wait, log, rest = pause, now = () => performance.now() } = reaching;
  const place = placeOf(url);
  assertCertificates(url, setting);
  const until = now() + wait;
  for (let ms = FIRST_PAUSE; ; ms = Math.min(ms * 2, LONGEST_PAUSE)) {
    try {
      return await ask(url, patience);
    } catch (error) {
      const refusal = REFUSALS[stateOf(error)];
      if (refusal) {
        // The words tell a missing role from a connection without TLS.
        throw new StopError(
          `PostgreSQL at ${place} ${refusal} (${wordsOf(error)}); see ${setting}.`,
        );
      }
      if (!isUnreachable(error)) throw error;
      if (now() + ms > until) {
        throw new StopError(
          `PostgreSQL at ${place} did not answer in ${wait / 1_000} s (${wordsOf(error)}); see ${setting}.`,
        );
      }
      log(`PostgreSQL at ${place} does not answer (${wordsOf(error)}); again in ${ms / 1_000} s.`);
      await rest(ms);
    }
  }
}
