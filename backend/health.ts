/** Liveness and readiness of the backend. */
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { healthReply } from '../system/health-reply.ts';
import { askedTogether } from './asked-together.ts';
import type { Database } from './db/database.ts';

/** Timeout of the database query, in milliseconds; health probes have short timeouts. */
const PATIENCE = 2_000;

/**
 * Pings the database with a timeout. Concurrent callers share one query, so a silent server does
 * not accumulate queries.
 */
export const databaseAnswers = (db: Database, patience = PATIENCE): (() => Promise<boolean>) =>
  askedTogether(
    async () => {
      await db.execute(sql`select 1`);
      return true;
    },
    { otherwise: false, patience },
  );

export type Health = {
  /** Whether the database answers. */
  readonly answers: () => Promise<boolean>;
  /** Whether the process is shutting down: it must receive no new requests. */
  readonly isStopping?: (() => boolean) | undefined;
};

/**
 * `GET /health/live`: the process responds; restarting it would not fix a database outage. `GET
 * /health/ready` (and its former name `/health`): calls can be served.
 */
export function mountHealth(app: Hono, { answers, isStopping = () => false }: Health): void {
  app.get('/health/live', () => healthReply(true));
  for (const path of ['/health/ready', '/health']) {
    app.get(path, async () => healthReply(!isStopping() && (await answers())));
  }
}
