import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inTime } from '../in-time.ts';
import type { Listening } from './database.ts';

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;

/** Timeout for closing a connection, in milliseconds: a frozen server does not confirm it. */
const FAREWELL = 1_000;

/** Idle seconds before TCP keep-alive probes the server, which may vanish silently. */
const IDLE_CHECK = 10;

/**
 * Listens on a dedicated connection and reconnects when it is lost.
 * @param patience connection timeout in milliseconds.
 * @returns a function that stops it.
 */
export function listenToServer(
  url: string,
  patience: number,
  { channel, heard, begun, log }: Listening,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  /** @returns when the connection has ended. */
  async function listen(isUp: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      keepAliveInitialDelayMillis: IDLE_CHECK * 1_000,
    });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    client.on('error', () => end());
    client.on('end', () => end());
    client.on('notification', ({ payload = '' }) => heard(payload));
    const stopped = () => end();
    signal.addEventListener('abort', stopped);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      isUp();
      begun();
      await ended;
    } finally {
      signal.removeEventListener('abort', stopped);
      await inTime(
        client.end().catch(() => {}),
        FAREWELL,
      );
    }
  }

  async function goOn(): Promise<void> {
    let ms = FIRST_PAUSE;
    let isTold = false;
    while (!signal.aborted) {
      const isUp = () => {
        if (isTold) log('Jobs of other processes are heard of again.');
        ms = FIRST_PAUSE;
        isTold = false;
      };
      await listen(isUp).catch(() => {});
      if (signal.aborted) return;
      if (!isTold) log('Jobs of other processes are not heard of; workers look by themselves.');
      isTold = true;
      await pause(ms, undefined, { signal }).catch(() => {});
      ms = Math.min(ms * 2, LONGEST_PAUSE);
    }
  }

  const going = goOn();
  return async () => {
    stopping.abort();
    await going;
  };
}
