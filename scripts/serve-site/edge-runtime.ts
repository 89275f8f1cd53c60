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
  const configs = new Map<string, Promise<string>>();
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'NETLIFYCONFIG') {
      const key = String(input);
      const asked = configs.get(key) ?? original(input, init).then((reply) => reply.text());
      configs.set(key, asked);
      asked.catch(() => configs.delete(key));
      return new Response(await asked, { headers: { 'content-type': 'application/json' } });
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

async function startHandler(options: EdgeOptions): Promise<EdgeFunctionsHandler> {
  const { declarations: configDeclarations, directory, env, log } = options;
  for (let attempt = 1; ; attempt += 1) {
    const handler = new EdgeFunctionsHandler({
      configDeclarations,
      directories: [directory],
      env,
      geolocation: { city: 'Moscow', country: { code: 'RU' }, timezone: 'Europe/Moscow' },
      logger: { log, warn: log, error: log },
    });
    try {
      // Nobody but us would notice that functions do not run: a page would come without its guard.
      const probe = new Request(new URL('/rest/probe', options.nextOrigin));
      if (await handler.match(probe)) return handler;
      throw new Error('No edge function matched the probe; is netlify.toml in order?');
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
