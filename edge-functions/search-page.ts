import type { Context } from '@netlify/edge-functions';
import { searchContent } from '../contract/calls/search.ts';
import { searchKind } from '../contract/schemas/search.ts';
import { callBackend } from '../src/client/calls/call.ts';
import { SEARCH_COUNT } from '../src/config/search-words.ts';
import { pageFunction } from './lib/edge-function.ts';
import { restOrigin } from './lib/environment.ts';
import { VISITOR_CACHE } from './lib/headers.ts';
import { isPage, pageReply } from './lib/page-reply.ts';
import { complain, fetchForRequest } from './lib/request-scope.ts';
import { resultsHtml, rewriteSearch, unavailableHtml } from './lib/search-html.ts';

/** A page does not wait longer for optional content. */
const PATIENCE = 4_000;

async function found(query: string, wanted: string | null): Promise<string> {
  const origin = restOrigin();
  if (!origin) {
    complain('search: REST_ORIGIN is not set');
    return unavailableHtml();
  }
  const kind = searchKind.options.find((one) => one === wanted);
  const params = kind ? { query, kind, count: SEARCH_COUNT.most } : { query };
  const result = await callBackend(searchContent, params, {
    origin,
    timeout: PATIENCE,
    fetch: fetchForRequest,
  });
  if (result.ok) return resultsHtml(result.value, kind);
  complain(`search: ${result.error.code} ${result.error.reason ?? ''}`);
  return unavailableHtml();
}

/**
 * The results page with the results in it: for visitors without scripts, and for all others until
 * theirs have loaded. Without a query the CDN's own page is served.
 */
async function searchPage(
  request: Request,
  context: Pick<Context, 'next'>,
): Promise<Response | void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const { searchParams } = new URL(request.url);
  const query = searchParams.get('q') ?? '';
  if (query.trim() === '') return;
  // A HEAD has no body to put results into, only the headers of one.
  const results = request.method === 'HEAD' ? '' : found(query, searchParams.get('kind'));
  const [html, response] = await Promise.all([results, context.next()]);
  if (!isPage(response)) return response;
  return await pageReply(response, (page) => rewriteSearch(page, query, html), VISITOR_CACHE);
}

export default pageFunction(searchPage);
