import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StopError } from '../../system/stop-error.ts';
import { isUnreachable } from './unavailable.ts';

export type Reaching = {
  /** The setting that names the server, for sentences about it. */
  readonly setting: string;
  /** Milliseconds for one connection. */
  readonly patience: number;
  /** Milliseconds in which a server that does not answer is tried again. */
  readonly wait: number;
  readonly log: (message: string) => void;
  readonly rest?: (ms: number) => Promise<unknown>;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
};

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5_000;

/** Errors that no second try mends, by their SQL state. */
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
  // It may break while it is closed.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Waits for a PostgreSQL that starts at the same time, or is restarted: after growing pauses, with
 * one line each.
 * @throws StopError when it does not answer in time, or never will with this address.
 */
export async function reachServer(url: string, reaching: Reaching): Promise<void> {
  const { setting, patience, wait, log, rest = pause, now = () => performance.now() } = reaching;
  const place = new URL(url).host;
  const until = now() + wait;
  for (let ms = FIRST_PAUSE; ; ms = Math.min(ms * 2, LONGEST_PAUSE)) {
    try {
      return await ask(url, patience);
    } catch (error) {
      const refusal = REFUSALS[stateOf(error)];
      if (refusal) throw new StopError(`PostgreSQL at ${place} ${refusal}; see ${setting}.`);
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
