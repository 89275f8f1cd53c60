import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publishedSite } from '../regenerator/publish/published-site.ts';
import { contentRevision } from '../src/client/calls/content-revision.ts';
import type { Cdn } from '../src/config/cdn.ts';
import type { Environment } from '../src/config/environment.ts';
import { strictTransport } from '../src/config/security.ts';
import type { TrustedProxies } from '../src/config/visitor-address.ts';
import { stoppable, stopServer, type StopTimes } from '../system/http-stop.ts';
import { log as ownLog } from '../system/log.ts';
import { cdnCache } from './serve-site/cdn-cache.ts';
import { isDictionaryPath } from './serve-site/dictionary/dictionary.ts';
import { dictionaryResponse } from './serve-site/dictionary/offer.ts';
import { siteDictionaries } from './serve-site/dictionary/site-dictionaries.ts';
import type { EdgeLimits } from './serve-site/edge-gate.ts';
import { failing } from './serve-site/failures.ts';
import { close, httpServer, listen, type Answers } from './serve-site/http.ts';
import { changeable, fromOutside, withOwnLocation } from './serve-site/outside.ts';
import { readyAnswers, type ReadyAnswers } from './serve-site/ready-answers.ts';
import { Refusal } from './serve-site/refusal.ts';
import { readConfig, rulesOf } from './serve-site/rules.ts';
import { forgetTags, forSharedCache, noteRevision } from './serve-site/shared-cache.ts';
import { openEdge, type SiteEdge } from './serve-site/site-edge.ts';
import { siteHealth } from './serve-site/site-health.ts';
import { staticSite } from './serve-site/static-site.ts';
import { watchSite } from './serve-site/watch-site.ts';

export type ServeSiteOptions = {
  readonly port: number;
  /** The store of releases; a new release is served immediately. */
  readonly siteDirectory: string;
  /** The backend's origin for the edge functions. */
  readonly restOrigin: string;
  readonly projectRoot: string;
  readonly log?: (line: string) => void;
  /** Origin of the site as visitors see it; absent: the port on this machine. */
  readonly siteUrl?: string | undefined;
  /** In production, and behind https, HSTS is sent to browsers; absent: it is not. */
  readonly mode?: Environment['MODE'] | undefined;
  /**
   * The secret that identifies the edge to the backend; absent: the backend trusts no forwarded
   * visitor address.
   */
  readonly edgeSecret?: string | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted; absent: none. */
  readonly trustedProxies?: TrustedProxies | undefined;
  /** The cache in front of it; absent: none, and responses have no headers for one. */
  readonly cdn?: Cdn | undefined;
  /** The address to listen on; absent: every address of the machine. */
  readonly host?: string | undefined;
  /** How it stops; absent: immediately, even with requests in progress. */
  readonly stopping?: StopTimes;
  /** The runtime of the edge functions: resident processes, or Netlify's development runtime. */
  readonly edge?: 'resident' | 'netlify';
  readonly limits?: Partial<EdgeLimits>;
  /**
   * Milliseconds for which requests wait for edge functions that are still starting; absent: 10 s. 0: the
   * port is closed until they run. A proxy in front then uses another site, even for writes, which it would
   * not resend once sent.
   */
  readonly patience?: number;
  /** Whether its responses are counted; absent: no. */
  readonly isWatched?: boolean;
};

export type ServedSite = { readonly origin: string; stop(): Promise<void> };

/** Serves a release without edge functions. */
function siteOf({ siteDirectory, cdn }: ServeSiteOptions, configPath: string) {
  const dictionaries = siteDictionaries();
  const rules = rulesOf(configPath);
  const published = publishedSite(siteDirectory);
  return {
    release: () => published.release().catch(() => null),
    number: published.number,
    dictionaries,
    async answer(request: Request, made?: ReadyAnswers): Promise<Response> {
      for (;;) {
        const release = await published.release();
        if (!release) throw new Refusal(503, {}, 'There is no release');
        dictionaries.look(release);
        try {
          const ruled = await rules(release);
          const { pathname } = new URL(request.url);
          if (isDictionaryPath(pathname)) {
            return await dictionaryResponse(dictionaries, pathname, ruled.headersFor(pathname));
          }
          const response = await staticSite(release, request, ruled);
          // After a rollback no build counts as ahead, whatever it shows.
          if (cdn === 'netlify' && published.isNewest()) noteRevision(response.headers, release);
          if (ruled.areForAnyone) made?.fromRelease(response, release.number);
          else forgetTags(response.headers);
          return response;
        } catch (error) {
          // Ten newer ones were published while this request was served, and its files are gone.
          if ((await published.release())?.number === release.number) throw error;
        }
      }
    },
  };
}

/**
 * Serves a built site as Netlify does, offline: Netlify's own packages read its header, redirect
 * and edge rules, and the edge functions run in Deno under Netlify's bootstrap.
 * @returns the URL, and a function that stops everything that was started.
 * @throws Error with one sentence when the port is in use.
 */
export async function serveSite(options: ServeSiteOptions): Promise<ServedSite> {
  const projectRoot = resolve(options.projectRoot);
  const { port, restOrigin, log = ownLog.warn, patience = 10_000 } = options;
  if (process.cwd() !== projectRoot) {
    throw new Error(
      `Run this in ${projectRoot}: Deno searches for node_modules in the current directory.`,
    );
  }
  const config = await readConfig(projectRoot);
  const site = siteOf(options, config.configPath);
  const { dictionaries } = site;
  const cdn = cdnCache(() => contentRevision(restOrigin));
  const { mode, siteUrl } = options;
  const failed = failing(site.release, log, strictTransport({ MODE: mode, SITE_URL: siteUrl }));
  let edge: SiteEdge | null = null;
  const opening = Promise.withResolvers<SiteEdge>();
  const origins: string[] = [];
  const ready = readyAnswers({ served: site.number, looksAt: () => edge?.looksAt ?? null });
  const front: Answers['answer'] = async (asked) => {
    const health = await healthOf(asked.request);
    if (health) return health;
    const { request, ip } = fromOutside(asked, options.trustedProxies);
    const answered = await cdn.serve(request, async () => {
      const opened =
        edge ?? (await Promise.race([opening.promise, pause(patience, null, { ref: false })]));
      if (!opened) throw new Refusal(503, {}, 'The edge functions are not there yet');
      return await opened.answer(asked, ip);
    });
    const response = answered ? changeable(answered) : await site.answer(request, ready);
    forSharedCache(response.headers, options.cdn);
    return withOwnLocation(response, origins);
  };

  let siteOrigin = '';
  const server = httpServer(() => siteOrigin, { answer: front, failed, ready, dictionaries });
  const stopping = stoppable(server);
  const healthOf = siteHealth({
    hasRelease: async () => (await site.release()) !== null,
    hasEdge: () => edge?.isUp() ?? false,
    isStopping: stopping.isStopping,
  });
  if (options.isWatched) watchSite(server);
  const listening = async () => `http://localhost:${await listen(server, port, options.host)}`;
  // Before Deno, so that a port in use fails fast.
  let origin = patience > 0 ? await listening() : `http://localhost:${port}`;
  siteOrigin = options.siteUrl ?? origin;
  try {
    const opened = await openEdge({
      projectRoot,
      config,
      restOrigin,
      edgeSecret: options.edgeSecret,
      siteOrigin,
      mode,
      inner: { answer: ({ request }) => site.answer(request), failed },
      release: async () => (await site.release())?.number ?? null,
      log,
      runtime: options.edge,
      limits: options.limits,
    });
    edge = opened;
    opening.resolve(opened);
    if (patience === 0) origin = await listening();
    origins.push(origin, ...opened.origins);
    return {
      origin,
      async stop() {
        // Requests in progress need the edge.
        if (options.stopping) await stopServer(stopping, options.stopping);
        await Promise.all([close(server), opened.stop()]);
      },
    };
  } catch (error) {
    await Promise.all([close(server), edge?.stop()]);
    throw error;
  }
}
