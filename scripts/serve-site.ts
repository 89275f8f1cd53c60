import { resolve } from 'node:path';
import { publishedSite } from '../regenerator/publish/published-site.ts';
import { cdnCache } from './serve-site/cdn-cache.ts';
import { contentRevision } from '../src/client/content-revision.ts';
import { startEdge } from './serve-site/edge-runtime.ts';
import { close, httpServer, listen, type Answer } from './serve-site/http.ts';
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

/**
 * Serves a built site the way Netlify does, offline: its header, redirect and edge rules read by
 * its own packages, the edge functions in a real Deno.
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
  const rules = rulesOf(config.configPath);
  const published = publishedSite(options.siteDirectory);
  const site: Answer = async (request) => {
    for (;;) {
      const release = await published.release();
      if (!release) return new Response('Nothing is published yet.', { status: 503 });
      try {
        return await staticSite(release, request, await rules(release));
      } catch (error) {
        // Ten newer ones have come while this request was served, and its files are gone.
        if ((await published.release())?.number === release.number) throw error;
      }
    }
  };
  const cdn = cdnCache(() => contentRevision(restOrigin));

  const edge: { answer: (request: Request) => Promise<Response | null> } = {
    answer: async () => new Response('Starting', { status: 503 }),
  };
  const front: Answer = async (outside) => {
    const request = withoutInternals(outside);
    const answered = await cdn.serve(request, () => edge.answer(request));
    return answered ?? (await site(request));
  };

  let origin = '';
  const frontServer = httpServer(() => origin, front, log);
  // Before Deno: a taken port must cost nothing.
  origin = `http://localhost:${await listen(frontServer, port)}`;
  // What `context.next()` of a function asks; it must not meet the functions again.
  let inner = '';
  const innerServer = httpServer(() => inner, site, log);
  try {
    inner = `http://localhost:${await listen(innerServer, 0, 'localhost')}`;
    const runtime = await startEdge({
      projectRoot,
      declarations: onlyWithPlace(config.declarations),
      directory: config.edgeDirectory,
      env: { REST_ORIGIN: restOrigin },
      nextOrigin: inner,
      log,
    });
    edge.answer = runtime.answer;
    return {
      origin,
      async stop() {
        await Promise.all([close(frontServer), close(innerServer), runtime.stop()]);
      },
    };
  } catch (error) {
    await Promise.all([close(frontServer), close(innerServer)]);
    throw error;
  }
}
