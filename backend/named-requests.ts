import { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { REQUEST_ID_HEADER, requestIdOf } from '../contract/request-id.ts';
import { table } from '../contract/table.ts';
import { inRequest } from '../system/request-scope.ts';
import { traced } from '../system/spans.ts';
import { nameRequest } from '../system/watch-requests.ts';

/** Node's own request behind a web-standard one; null without a server. */
export function incomingOf(env: unknown): IncomingMessage | null {
  const isServed = typeof env === 'object' && env !== null && 'incoming' in env;
  return isServed && env.incoming instanceof IncomingMessage ? env.incoming : null;
}

const calls = new Map<string, string>(table.map(({ path, name }) => [path, name]));

/** Polls of monitors, and of the site for changed content. */
const POLLS = /^\/(?:health(?:\/(?:live|ready))?|revision)$/;

/** The pattern of middleware: no route has matched. */
const NO_ROUTE = '/*';

/** The name of a request by its route; the path may contain tokens and names of files. */
const nameOf = (route: string) =>
  calls.get(route) ?? (route === NO_ROUTE ? 'unknown' : route || 'unknown');

/**
 * Runs each request under its id, and reports its name to traces and logs. It has to be the first
 * middleware.
 */
export const namedRequests = (): MiddlewareHandler => async (context, next) => {
  const { headers: from, method } = context.req.raw;
  const request = requestIdOf(from);
  const attributes = { 'http.request.method': method, 'yasno.request': request };
  await traced({ name: method, kind: 'server', from, attributes }, async ({ tell }) => {
    await inRequest(request, next);
    const route = routePath(context);
    const { status } = context.res;
    const name = nameOf(route);
    tell(name, { 'http.route': route, 'http.response.status_code': status });
    const incoming = POLLS.test(route) ? null : incomingOf(context.env);
    if (incoming) nameRequest(incoming, { request, name });
    // The id lets a user who reports the failure identify the request.
    if (status >= 500) context.header(REQUEST_ID_HEADER, request);
  });
};
