import { EdgeFunctionsHandler, type Declaration } from '@netlify/edge-functions-dev';
import { IP_HEADER, ORIGIN_HEADER, patchFetch } from './edge-fetch.ts';
import { EdgeError, type EdgeOptions, type EdgeRuntime } from './edge.ts';
import { ownDenoFirst } from './own-deno.ts';

export type NetlifyOptions = EdgeOptions & {
  readonly projectRoot: string;
  readonly declarations: Declaration[];
  readonly directory: string;
  /** Origin of the site without edge functions, for `context.next()`. */
  readonly nextOrigin: string;
};

/** Deno gets 3 s to listen; a busy machine needs more than one attempt. */
const TRIES = 4;

/**
 * Runs one function for real. Functions that do not load or have no route would go unnoticed: a
 * page would simply be served without its guard.
 */
async function probe(handler: EdgeFunctionsHandler, origin: string): Promise<void> {
  const headers = { 'x-nf-request-id': 'probe' };
  const request = () => new Request(new URL('/rest/probe', origin), { headers });
  const reply = await (await handler.match(request()))?.handle(request(), origin);
  if (!reply) throw new Error('No edge function has a route; is netlify.toml in order?');
  if (reply.status !== 404) throw new Error(`The edge functions do not run: ${await reply.text()}`);
}

async function startHandler(options: NetlifyOptions): Promise<EdgeFunctionsHandler> {
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

/**
 * Runs the edge functions in Netlify's own development runtime, which creates a worker for each
 * request: the reference for the resident processes.
 */
export async function startNetlify(options: NetlifyOptions): Promise<EdgeRuntime> {
  ownDenoFirst(options.projectRoot);
  const restoreFetch = patchFetch();
  let running = startHandler(options);
  try {
    await running;
  } catch (error) {
    restoreFetch();
    throw error;
  }
  /**
   * After an out-of-memory kill, for example: the failed request is lost, the next ones find a new
   * Deno.
   */
  const replaceIfDead = async (handler: EdgeFunctionsHandler) => {
    const dead = await probe(handler, options.nextOrigin).then(
      () => false,
      () => true,
    );
    if (!dead || handler !== (await running)) return;
    running = startHandler(options);
    await Promise.all([handler.stop(), running]);
  };
  return {
    async run({ request, body, ip, signal }) {
      const handler = await running;
      const { url, method } = request;
      const headers = new Headers(request.headers);
      headers.set(IP_HEADER, ip);
      headers.set(ORIGIN_HEADER, options.siteOrigin);
      const asked = new Request(url, { method, headers, body });
      try {
        const match = await handler.match(asked);
        if (!match) throw new EdgeError(500, 'The runtime knows no function for this address.');
        const over = new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
        return await Promise.race([match.handle(asked, options.nextOrigin), over]);
      } catch (error) {
        replaceIfDead(handler).catch((reason) => options.log(`Edge functions: ${reason}`));
        throw error;
      }
    },
    isUp: () => true,
    async stop() {
      await running.then((handler) => handler.stop()).catch(() => undefined);
      restoreFetch();
    },
  };
}
