import { requestIdOf } from '../../contract/request-id.ts';
import { signals } from '../../system/signals.ts';
import { traced } from '../../system/spans.ts';
import { Gone } from './body.ts';
import type { Asked } from './http.ts';
import { EdgeError, type EdgeRuntime } from './edge.ts';
import type { EdgeRoutes, Match } from './edge-routes.ts';

export type EdgeLimits = {
  /** Milliseconds a request may take at the edge. */
  readonly deadline: number;
  /** Maximum number of concurrent requests at the edge; further ones are told to retry. */
  readonly most: number;
  /** Of those, calls that wait for the backend: they never crowd out pages. */
  readonly mostCalls: number;
};

export const EDGE_LIMITS: EdgeLimits = { deadline: 30_000, most: 512, mostCalls: 384 };

/** The status for visitors who have disconnected, as other servers log them. */
const GONE = 499;

/** Functions that only wait for the backend. */
const CALLS: ReadonlySet<string> = new Set(['rest-proxy', 'media', 'editor']);

const isCall = ({ names }: Match) => names.every((name) => CALLS.has(name));

/** Limits the number of concurrent requests. */
function doorkeeper({ most, mostCalls }: EdgeLimits) {
  const inside = { pages: 0, calls: 0 };
  return async <T>(kind: keyof typeof inside, work: () => Promise<T>): Promise<T> => {
    const isFull = inside.pages + inside.calls >= most;
    if (isFull || (kind === 'calls' && inside.calls >= mostCalls)) {
      throw new EdgeError(503, 'Too many concurrent requests at the edge.');
    }
    inside[kind] += 1;
    try {
      return await work();
    } finally {
      inside[kind] -= 1;
    }
  };
}

/** The functions and the backend continue the trace that begins here. */
const spanOf = ({ method, headers }: Request, functions: string) =>
  ({
    name: `edge ${functions}`,
    kind: 'server',
    attributes: { 'http.request.method': method, 'yasno.request': requestIdOf(headers) },
    into: headers,
  }) as const;

/**
 * The gate before the edge functions: a request is let in once it is complete, and gets a response
 * within the deadline.
 */
export function edgeGate(runtime: EdgeRuntime, routes: EdgeRoutes, limits: EdgeLimits) {
  const inside = doorkeeper(limits);
  return {
    /**
     * The functions' response, or null when none of them runs for a request.
     * @throws EdgeError, Refusal or Gone.
     */
    async answer(asked: Asked, ip: string): Promise<Response | null> {
      const { request } = asked;
      const match = routes.match(request);
      if (!match) return null;
      const body = await asked.body.read();
      return await inside(isCall(match) ? 'calls' : 'pages', async () => {
        const deadline = new AbortController();
        // Created only when the request is late: an error captures its stack, which takes time.
        const abort = () =>
          deadline.abort(new EdgeError(504, 'The edge functions did not answer in time.'));
        const timer = setTimeout(abort, limits.deadline);
        const signal = AbortSignal.any([deadline.signal, asked.gone]);
        const since = performance.now();
        const functions = match.names.join('+');
        let status = 500;
        try {
          const response = await traced(spanOf(request, functions), async ({ tell }) => {
            const made = await runtime.run({ request, body, ip, signal }, match);
            tell(`edge ${functions}`, { 'http.response.status_code': made.status });
            return made;
          });
          status = response.status;
          return response;
        } catch (error) {
          if (error instanceof EdgeError) status = error.status;
          if (error instanceof Gone) status = GONE;
          throw error;
        } finally {
          clearTimeout(timer);
          const ms = performance.now() - since;
          signals.edgeAnswered.send({ functions, status, ms });
        }
      });
    },
  };
}
