import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { IDEMPOTENCY_HEADER } from '../../../contract/headers.ts';
import { PATH_HEADER, RELEASE_HEADER, ROUTES_HEADER } from '../deno/settings.ts';
import { BytesResponse } from '../bytes-response.ts';
import { EdgeError, type EdgeOptions, type EdgeRequest, type EdgeRuntime } from '../edge.ts';
import type { Match } from '../edge-routes.ts';
import { geoOf } from '../test-location.ts';
import { edgeLines } from './edge-lines.ts';
import { startDeno } from './deno-process.ts';
import type { Incoming, Outgoing } from './exchange.ts';
import { openPool } from './pool.ts';

export type ResidentOptions = EdgeOptions & {
  /** Where the sockets between the processes are. */
  readonly sockets: string;
  /** The socket of the site without edge functions, for `context.next()`. */
  readonly innerSocket: string;
  /** Number of the served release; null before the first one. */
  readonly release: () => Promise<number | null>;
  /**
   * Whether the first process gets only one attempt, because a failure then means broken functions.
   */
  readonly isStrict: boolean;
};

/** The header with which Netlify's bootstrap marks a failure of the functions. */
const FAILED_HEADER = 'x-nf-uncaught-error';

const BODILESS = new Set([204, 205, 304]);

function outgoingOf(
  { request, body, ip }: EdgeRequest,
  { names, routes }: Match,
  release: number | null,
): Outgoing {
  const { pathname, search } = new URL(request.url);
  const geo = geoOf(request.headers);
  return {
    method: request.method,
    headers: {
      ...Object.fromEntries(request.headers),
      // Deno would compress each response, although compressed copies are cached here.
      'accept-encoding': 'identity',
      'x-nf-client-connection-ip': ip,
      'x-nf-edge-functions': names.join(),
      ...(geo !== null && { 'x-nf-geo': geo }),
      [PATH_HEADER]: pathname + search,
      [ROUTES_HEADER]: routes.join(),
      ...(release !== null && { [RELEASE_HEADER]: String(release) }),
    },
    body,
  };
}

function responseOf(
  method: string,
  { status, headers, body }: Incoming,
  log: (line: string) => void,
): Response {
  if (headers.has(FAILED_HEADER)) {
    log(`Edge functions: ${body.toString()}`);
    throw new EdgeError(500, 'A function failed.');
  }
  // An empty body of a HEAD must not count as the content: a GET would have some.
  if (method === 'HEAD' || BODILESS.has(status)) return new Response(null, { status, headers });
  return new BytesResponse(body, { status, headers });
}

/**
 * Runs the edge functions in resident processes, one per core, each of them Netlify's own bootstrap
 * in a Deno.
 */
export async function startResident(options: ResidentOptions): Promise<EdgeRuntime> {
  const { routes } = options;
  const log = edgeLines(options.log);
  const start = () => {
    const settings = {
      socket: join(options.sockets, `${randomUUID()}.sock`),
      functions: routes.functions,
      manifest: routes.manifest,
      siteOrigin: options.siteOrigin,
      innerSocket: options.innerSocket,
      deadline: options.deadline,
    };
    return startDeno(settings, options.env, log);
  };
  let first = options.isStrict ? start() : null;
  await first?.ready;
  const next = () => {
    const process = first ?? start();
    first = null;
    return process;
  };
  const pool = await openPool(availableParallelism(), next, log);
  return {
    async run(asked, match) {
      const isOnce = asked.request.headers.has(IDEMPOTENCY_HEADER);
      const outgoing = outgoingOf(asked, match, await options.release());
      return responseOf(outgoing.method, await pool.ask(outgoing, asked.signal, isOnce), log);
    },
    isUp: pool.isUp,
    stop: pool.stop,
  };
}
