/** Liveness and readiness of the backend. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from './db/database.ts';

/** How long the database may take, in milliseconds; health probes have short timeouts. */
const PATIENCE = 2_000;

/**
 * Pings the database with a timeout. Concurrent callers share one query, so a silent server does
 * not accumulate queries.
 */
export function databaseAnswers(db: Database, patience = PATIENCE): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const ask = async () => {
    try {
      await db.execute(sql`select 1`);
      return true;
    } catch {
      return false;
    } finally {
      asking = null;
    }
  };
  return async () => {
    asking ??= ask();
    const heard = new AbortController();
    const late = pause(patience, false, { signal: heard.signal }).catch(() => false);
    const answered = await Promise.race([asking, late]);
    heard.abort();
    return answered;
  };
}

const told = (ok: boolean) =>
  Response.json(
    { result: { ok } },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );

export type Health = {
  /** Whether the database answers. */
  readonly answers: () => Promise<boolean>;
  /** Whether the process is about to end: nothing new shall come to it. */
  readonly isStopping?: (() => boolean) | undefined;
};

/**
 * `GET /health/live`: the process responds; restarting it would not fix a database outage. `GET
 * /health/ready` (and its former name `/health`): calls can be served.
 */
export function mountHealth(app: Hono, { answers, isStopping = () => false }: Health): void {
  app.get('/health/live', () => told(true));
  for (const path of ['/health/ready', '/health']) {
    app.get(path, async () => told(!isStopping() && (await answers())));
  }
}
