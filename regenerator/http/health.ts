/** Liveness and readiness of the regenerator. */
import type { Hono } from 'hono';
import { healthReply } from '../../system/health-reply.ts';
import type { Status } from '../status.ts';

export type Health = {
  readonly regenerator: { readonly status: () => Pick<Status, 'state'> };
  /** Whether the process is stopping. */
  readonly isStopping: () => boolean;
};

/** States in which an editor's change becomes a release. */
const AT_WORK: readonly Status['state'][] = ['idle', 'working', 'building', 'held back'];

/**
 * `GET /health/live`: the process responds. `GET /health/ready`: it has read the content and keeps
 * the site up to date; not while it starts, nor while it is prevented from publishing.
 */
export function mountHealth(app: Hono, { regenerator, isStopping }: Health): void {
  app.get('/health/live', () => healthReply(true));
  app.get('/health/ready', () =>
    healthReply(!isStopping() && AT_WORK.includes(regenerator.status().state)),
  );
}
