import { delimiter, resolve } from 'node:path';
import { EdgeFunctionsHandler, type Declaration } from '@netlify/edge-functions-dev';

export type EdgeRuntime = {
  /** The reply of the edge functions for a request, or null when none of them runs for it. */
  answer(request: Request): Promise<Response | null>;
  stop(): Promise<void>;
};

export type EdgeOptions = {
  readonly projectRoot: string;
  readonly declarations: Declaration[];
  readonly directory: string;
  /** Variables the functions see. */
  readonly env: Record<string, string>;
  /** Where `context.next()` goes: the site without edge functions. */
  readonly nextOrigin: string;
  readonly log: (line: string) => void;
};

const FUNCTIONS_HEADER = 'x-nf-edge-functions';
/** Deno gets 3 s to listen; a busy machine needs more than one try. */
const TRIES = 4;

/**
 * Corrects two habits of Netlify's runtime, which talks to its Deno through the global `fetch`:
 * it follows the redirects that functions answer with, and it asks for the in-file configuration
 * at every request, which loads all functions in a fresh worker. Ours stands in netlify.toml.
 * @returns puts the original back.
 */
function patchFetch(): () => void {
  const original = globalThis.fetch;
  const configs = new Map<string, string>();
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'NETLIFYCONFIG') {
      const key = String(input);
      const kept = configs.get(key);
      if (kept !== undefined) return new Response(kept);
      const reply = await original(input, init);
      if (!reply.ok) return reply;
      configs.set(key, await reply.text());
      return new Response(configs.get(key));
    }
    const isEdge = init instanceof Request && init.headers.has(FUNCTIONS_HEADER);
    if (!isEdge) return await original(input, init);
    return await original(new Request(new Request(input, init), { redirect: 'manual' }));
  };
  return () => {
    globalThis.fetch = original;
  };
}

/** The project's own Deno first: another version may not know the runtime's flags. */
function prependPath(projectRoot: string): void {
  const bin = resolve(projectRoot, 'node_modules/.bin');
  const path = process.env['PATH'] ?? '';
  if (!path.split(delimiter).includes(bin)) process.env['PATH'] = bin + delimiter + path;
}

const MAX_UNMATCHED = 5_000;

/**
 * Remembers requests that no function wants, by all that a route can look at: the runtime reads
 * the directory and builds its manifest anew for each, several times the price of a file.
 */
function unmatchedRequests(declarations: readonly Declaration[]) {
  const names = [...new Set(declarations.flatMap((route) => Object.keys(route.header ?? {})))];
  const seen = new Set<string>();
  const keyOf = ({ method, url, headers }: Request) =>
    [method, new URL(url).pathname, ...names.map((name) => headers.get(name))].join('\n');
  return {
    has: (request: Request) => seen.has(keyOf(request)),
    add(request: Request) {
      if (seen.size >= MAX_UNMATCHED) seen.clear();
      seen.add(keyOf(request));
    },
  };
}

/**
 * Runs one function for real. Functions that do not load or have no route would pass unnoticed:
 * a page would simply come without its guard.
 */
async function probe(handler: EdgeFunctionsHandler, origin: string): Promise<void> {
  const headers = { 'x-nf-request-id': 'probe' };
  const request = () => new Request(new URL('/rest/probe', origin), { headers });
  const reply = await (await handler.match(request()))?.handle(request(), origin);
  if (!reply) throw new Error('No edge function has a route; is netlify.toml in order?');
  if (reply.status !== 404) throw new Error(`The edge functions do not run: ${await reply.text()}`);
}

async function startHandler(options: EdgeOptions): Promise<EdgeFunctionsHandler> {
  const { declarations: configDeclarations, directory, env } = options;
  const log = (...parts: unknown[]) => options.log(parts.map(String).join(' '));
  for (let attempt = 1; ; attempt += 1) {
    const handler = new EdgeFunctionsHandler({
      configDeclarations,
      directories: [directory],
      env,
      geolocation: { city: 'Moscow', country: { code: 'RU' }, timezone: 'Europe/Moscow' },
      logger: { log, warn: log, error: log },
    });
    try {
      await probe(handler, options.nextOrigin);
      return handler;
    } catch (error) {
      await handler.stop();
      if (attempt === TRIES) throw error;
    }
  }
}

/** Starts the project's edge functions in a real Deno with Netlify's local runtime around it. */
export async function startEdge(options: EdgeOptions): Promise<EdgeRuntime> {
  prependPath(options.projectRoot);
  const restoreFetch = patchFetch();
  try {
    const handler = await startHandler(options);
    const unmatched = unmatchedRequests(options.declarations);
    return {
      async answer(request) {
        if (unmatched.has(request)) return null;
        const { url, method, headers } = request;
        const match = await handler.match(new Request(url, { method, headers }));
        if (match) return await match.handle(request, options.nextOrigin);
        unmatched.add(request);
        return null;
      },
      async stop() {
        await handler.stop();
        restoreFetch();
      },
    };
  } catch (error) {
    restoreFetch();
    throw error;
  }
}
