import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publishedSite } from '../regenerator/publish/published-site.ts';
import { contentRevision } from '../src/client/content-revision.ts';
import { visitorAddress, type TrustedProxies } from '../src/config/visitor-address.ts';
import { cdnCache } from './serve-site/cdn-cache.ts';
import { EDGE_LIMITS, edgeGate, type EdgeLimits } from './serve-site/edge-gate.ts';
import { edgeRoutes } from './serve-site/edge-routes.ts';
import { failureReply } from './serve-site/failures.ts';
import { close, httpServer, listen, type Answers } from './serve-site/http.ts';
import { startNetlify } from './serve-site/netlify-runtime.ts';
import { Refusal } from './serve-site/refusal.ts';
import { startResident } from './serve-site/resident/resident.ts';
import { readConfig, rulesOf } from './serve-site/rules.ts';
import { staticSite } from './serve-site/static-site.ts';
import { onlyWithPlace } from './serve-site/told-place.ts';

export type ServeSiteOptions = {
  readonly port: number;
  /** The store of releases; what is published there while this runs is seen at once. */
  readonly siteDirectory: string;
  /** Where the edge functions find the backend. */
  readonly restOrigin: string;
  readonly projectRoot: string;
  readonly log?: (line: string) => void;
  /** Address of the site as visitors see it; absent: the port on this machine. */
  readonly siteUrl?: string | undefined;
  /** What the backend knows the edge by; absent: it takes nobody's word for a visitor's address. */
  readonly edgeSecret?: string | undefined;
  /** Whose `X-Forwarded-For` is believed; absent: nobody's. */
  readonly trustedProxies?: TrustedProxies | undefined;
  /** What runs the edge functions: processes that stay, or Netlify's development runtime. */
  readonly edge?: 'resident' | 'netlify';
  readonly limits?: Partial<EdgeLimits>;
};

export type ServedSite = { readonly origin: string; stop(): Promise<void> };

/** Headers of Netlify's inside; from outside they could pass the guard by. */
function withoutInternals(request: Request): Request {
  for (const name of [...request.headers.keys()]) {
    if (name.startsWith('x-nf-')) request.headers.delete(name);
  }
  request.headers.set('x-nf-request-id', crypto.randomUUID());
  return request;
}

/** A redirect to one of these origins leads to a path of the site, whatever it is reached by. */
function withOwnLocation(response: Response, origins: readonly string[]): Response {
  const location = response.headers.get('location');
  const origin = origins.find((own) => location === own || location?.startsWith(`${own}/`));
  if (location === null || origin === undefined) return response;
  const { body, status } = response;
  const headers = new Headers(response.headers);
  headers.set('location', location.slice(origin.length) || '/');
  return new Response(body, { status, headers });
}

/** Serves what a release holds, without edge functions. */
function siteOf({ siteDirectory }: ServeSiteOptions, configPath: string) {
  const rules = rulesOf(configPath);
  const published = publishedSite(siteDirectory);
  return {
    release: () => published.release().catch(() => null),
    async answer(request: Request): Promise<Response> {
      for (;;) {
        const release = await published.release();
        if (!release) throw new Refusal(503);
        try {
          return await staticSite(release, request, await rules(release));
        } catch (error) {
          // Ten newer ones have come while this request was served, and its files are gone.
          if ((await published.release())?.number === release.number) throw error;
        }
      }
    },
  };
}

/**
 * Serves a built site the way Netlify does, offline: its header, redirect and edge rules read by
 * its own packages, the edge functions in Deno under its own bootstrap.
 * @returns the address, and what stops everything that was started.
 * @throws Error with one sentence when the port is taken.
 */
export async function serveSite(options: ServeSiteOptions): Promise<ServedSite> {
  const projectRoot = resolve(options.projectRoot);
  const { port, restOrigin, log = console.log } = options;
  if (process.cwd() !== projectRoot) {
    throw new Error(`Run this in ${projectRoot}: Deno looks for node_modules where it is started.`);
  }
  const config = await readConfig(projectRoot);
  const declarations = onlyWithPlace(config.declarations);
  const routes = edgeRoutes(declarations, config.edgeDirectory);
  const site = siteOf(options, config.configPath);
  const cdn = cdnCache(() => contentRevision(restOrigin));
  const limits = { ...EDGE_LIMITS, ...options.limits };

  const failed: Answers['failed'] = async (error, request) => {
    const reply = await failureReply(error, request, await site.release());
    if (reply.status >= 500) {
      const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log(`${request?.method} ${request?.url}: ${said}`);
    }
    return reply;
  };
  const origins: string[] = [];
  let gate: ReturnType<typeof edgeGate> | null = null;
  const front: Answers['answer'] = async (asked) => {
    const request = withoutInternals(asked.request);
    const forwarded = request.headers.get('x-forwarded-for');
    const ip = visitorAddress(asked.peer, forwarded, options.trustedProxies);
    const answered = await cdn.serve(request, async () => {
      if (!gate) throw new Refusal(503);
      return await gate.answer(asked, ip);
    });
    return withOwnLocation(answered ?? (await site.answer(request)), origins);
  };

  let siteOrigin = '';
  const frontServer = httpServer(() => siteOrigin, { answer: front, failed });
  // Before Deno: a taken port must cost nothing.
  const origin = `http://localhost:${await listen(frontServer, port)}`;
  siteOrigin = options.siteUrl ?? origin;
  // What `context.next()` of a function asks; it must not meet the functions again.
  let innerOrigin = '';
  const inner: Answers = { answer: ({ request }) => site.answer(request), failed };
  const innerServer = httpServer(() => innerOrigin, inner);
  const sockets = await mkdtemp(join(tmpdir(), 'yasno-edge-'));
  const closeServers = async () => {
    await Promise.all([close(frontServer), close(innerServer)]);
    await rm(sockets, { recursive: true, force: true });
  };
  try {
    const { edgeSecret } = options;
    const env = { REST_ORIGIN: restOrigin, ...(edgeSecret && { EDGE_SECRET: edgeSecret }) };
    const common = { routes, env, siteOrigin, log, deadline: limits.deadline };
    const start = async () => {
      if (options.edge === 'netlify') {
        innerOrigin = `http://localhost:${await listen(innerServer, 0, 'localhost')}`;
        const directory = config.edgeDirectory;
        const own = { projectRoot, declarations, directory, nextOrigin: innerOrigin };
        return await startNetlify({ ...common, ...own });
      }
      innerOrigin = siteOrigin;
      const innerSocket = join(sockets, 'site.sock');
      await listen(innerServer, innerSocket);
      return await startResident({ ...common, sockets, innerSocket });
    };
    const runtime = await start();
    origins.push(origin, siteOrigin, innerOrigin);
    gate = edgeGate(runtime, routes, limits);
    return {
      origin,
      async stop() {
        await Promise.all([closeServers(), runtime.stop()]);
      },
    };
  } catch (error) {
    await closeServers();
    throw error;
  }
}
