import { BARE_PAGE_POLICY } from '../../src/config/security.ts';
import { BARE_PAGE } from './bare-page.ts';
import { PERSONAL_CACHE, withHeaders } from './headers.ts';
import { complain } from './request-scope.ts';

/** The page is on the same CDN; an error does not wait longer for its styling. */
const PATIENCE = 2_000;

async function html(siteUrl: string): Promise<string> {
  try {
    const url = new URL('/500.html', siteUrl);
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.text();
  } catch (error) {
    complain(`500.html: ${error instanceof Error ? error.message : 'failed'}`);
    return BARE_PAGE;
  }
}

/** The error page for a document that an edge function cannot provide. It is not cached. */
export async function errorPage(siteUrl: string): Promise<Response> {
  return withHeaders(new Response(await html(siteUrl), { status: 500 }), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': BARE_PAGE_POLICY,
    'cache-control': PERSONAL_CACHE,
    'x-robots-tag': 'noindex',
  });
}
