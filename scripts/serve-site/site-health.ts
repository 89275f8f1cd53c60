/** Liveness and readiness of the site. */
import { healthReply } from '../../system/health-reply.ts';

export type SiteParts = {
  readonly hasRelease: () => Promise<boolean>;
  /** Whether the edge functions can run. */
  readonly hasEdge: () => boolean;
  /** Whether the process is stopping. */
  readonly isStopping: () => boolean;
};

/**
 * `GET /health/live`: the process responds. `GET /health/ready`: it has a release and its edge
 * functions run. The backend has checks of its own: without it pages are still served.
 * @returns the response to such a request; null for all others.
 */
export const siteHealth =
  ({ hasRelease, hasEdge, isStopping }: SiteParts) =>
  async ({ url }: Request): Promise<Response | null> => {
    const { pathname } = new URL(url);
    if (pathname === '/health/live') return healthReply(true);
    if (pathname !== '/health/ready') return null;
    return healthReply(!isStopping() && hasEdge() && (await hasRelease()));
  };
