import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TRACES_VARIABLE } from '../../contract/request-id.ts';
import type { Environment } from '../../src/config/environment.ts';
import { isTraced } from '../../system/spans.ts';
import { EDGE_LIMITS, edgeGate, type EdgeLimits } from './edge-gate.ts';
import { edgeRoutes } from './edge-routes.ts';
import type { EdgeRuntime } from './edge.ts';
import { close, httpServer, listen, type Answers, type Asked } from './http.ts';
import { startNetlify } from './netlify-runtime.ts';
import { startResident } from './resident/resident.ts';
import type { SiteConfig } from './rules.ts';
import { onlyWithPlace, PLACE_HEADER } from './test-location.ts';

export type SiteEdgeOptions = {
  readonly projectRoot: string;
  readonly config: SiteConfig;
  /** The backend's origin for the functions. */
  readonly restOrigin: string;
  /**
   * The secret that identifies the edge to the backend; absent: the backend trusts no forwarded
   * visitor address.
   */
  readonly edgeSecret: string | undefined;
  /** Origin of the site as visitors see it. */
  readonly siteOrigin: string;
  /**
   * Tells the functions, together with that origin, whether to send HSTS. In production visitors cannot set
   * their location.
   */
  readonly mode?: Environment['MODE'] | undefined;
  /** The site behind `context.next()`, which must not run the functions again. */
  readonly inner: Omit<Answers, 'isInner'>;
  /**
   * Number of the served release, null before the first one; absent for a site that changes without
   * releases.
   */
  readonly release?: () => Promise<number | null>;
  readonly log: (line: string) => void;
  /** The runtime of the functions: resident processes, or Netlify's development runtime. */
  readonly runtime?: 'resident' | 'netlify' | undefined;
  readonly limits?: Partial<EdgeLimits> | undefined;
  /** Treats the first process that does not start as a bug in the functions. */
  readonly isStrict?: boolean;
};

/** The edge functions in front of a site. */
export type SiteEdge = {
  /**
   * Their response, or null when none of them runs for a request.
   * @throws EdgeError, Refusal or Gone.
   */
  answer(asked: Asked, ip: string): Promise<Response | null>;
  /** Names of the headers that decide which functions run. */
  readonly looksAt: ReadonlySet<string>;
  /** Origins that the functions may use for the site in a redirect. */
  readonly origins: readonly string[];
  /** Whether functions can run now. */
  isUp(): boolean;
  stop(): Promise<void>;
};

/**
 * Starts the project's edge functions, with the site behind them.
 * @throws Error with one sentence when they do not start.
 */
export async function openEdge(options: SiteEdgeOptions): Promise<SiteEdge> {
  const { projectRoot, config, restOrigin, edgeSecret, siteOrigin, log } = options;
  const declarations = onlyWithPlace(config.declarations);
  const routes = edgeRoutes(declarations, config.edgeDirectory);
  const limits = { ...EDGE_LIMITS, ...options.limits };
  const env = {
    REST_ORIGIN: restOrigin,
    SITE_URL: siteOrigin,
    ...(options.mode && { MODE: options.mode }),
    ...(edgeSecret && { EDGE_SECRET: edgeSecret }),
    ...(isTraced() && { [TRACES_VARIABLE]: 'on' }),
  };
  const common = { routes, env, siteOrigin, log, deadline: limits.deadline };
  let innerOrigin = siteOrigin;
  const innerServer = httpServer(() => innerOrigin, { ...options.inner, isInner: true });
  const sockets = await mkdtemp(join(tmpdir(), 'yasno-edge-'));
  const closeInner = async () => {
    await close(innerServer);
    await rm(sockets, { recursive: true, force: true });
  };
  const start = async (): Promise<EdgeRuntime> => {
    if (options.runtime === 'netlify') {
      innerOrigin = `http://localhost:${await listen(innerServer, 0, 'localhost')}`;
      const directory = config.edgeDirectory;
      const own = { projectRoot, declarations, directory, nextOrigin: innerOrigin };
      return await startNetlify({ ...common, ...own });
    }
    const innerSocket = join(sockets, 'site.sock');
    await listen(innerServer, innerSocket);
    const isStrict = options.isStrict ?? false;
    const release = options.release ?? (async () => null);
    return await startResident({ ...common, sockets, innerSocket, isStrict, release });
  };
  try {
    const runtime = await start();
    const gate = edgeGate(runtime, routes, limits);
    return {
      async answer(asked, ip) {
        // It is for tests: a visitor could choose the location that the backend receives.
        if (options.mode === 'production') asked.request.headers.delete(PLACE_HEADER);
        return await gate.answer(asked, ip);
      },
      looksAt: routes.looksAt,
      origins: [siteOrigin, innerOrigin],
      isUp: runtime.isUp,
      async stop() {
        await Promise.all([closeInner(), runtime.stop()]);
      },
    };
  } catch (error) {
    await closeInner();
    throw error;
  }
}
