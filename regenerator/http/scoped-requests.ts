import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { requestIdOf } from '../../contract/request-id.ts';
import { inRequest } from '../../system/request-scope.ts';
import { traced } from '../../system/spans.ts';

/** Runs each request with the id and in the trace of the backend's request. */
export const scopedRequests: MiddlewareHandler = async (context, next) => {
  const { headers: from, method } = context.req.raw;
  const request = requestIdOf(from);
  const attributes = { 'http.request.method': method, 'yasno.request': request };
  const span = { name: method, kind: 'server', from, attributes } as const;
  await traced(span, async ({ tell }) => {
    await inRequest(request, next);
    const route = routePath(context);
    const { status } = context.res;
    tell(`${method} ${route}`, { 'http.route': route, 'http.response.status_code': status });
  });
};
