import type { Context } from '@netlify/edge-functions';
import { mailing, mailingLeave } from '../contract/calls/account.ts';
import { limitedBody } from './lib/body.ts';
import { callFor } from './lib/call-for.ts';
import { pageFunction } from './lib/edge-function.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { unsubscribePage, type Told } from './lib/unsubscribe-page.ts';

/** «List-Unsubscribe=One-Click», or the button of our page: nothing in it is read. */
const MAX_FORM = 2_000;

/** The key says who it is; a session has nothing to add. */
const NOBODY = { token: null, deviceId: null };

function answer(told: Told): Response {
  const { status, html, policy } = unsubscribePage(told);
  return withHeaders(new Response(html, { status }), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': PERSONAL_CACHE,
    // The address is all it takes to unsubscribe: it is not told to other sites.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
}

/**
 * `/unsubscribe/?key=…`, the link of a letter: a question with one button. A POST unsubscribes,
 * from that button or from a mail program, which has neither our cookies nor our origin (RFC 8058);
 * the key alone allows it. Opening the link changes nothing, as scanners of mail open all links.
 */
async function unsubscribe(
  request: Request,
  context: Pick<Context, 'ip'>,
): Promise<Response | void> {
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') return;
  if (isPost && (await limitedBody(request, MAX_FORM)) === null) return answer({ kind: 'old' });
  const key = new URL(request.url).searchParams.get('key') ?? '';
  if (key === '') return answer({ kind: 'old' });
  const asking = { visitor: NOBODY, clientIp: context.ip };
  const found = await callFor(isPost ? mailingLeave : mailing, { key }, asking);
  if (found.ok) return answer({ kind: found.value.given ? 'asked' : 'left', ...found.value });
  const { status = 500 } = found.error;
  return answer({ kind: status === 429 || status >= 500 ? 'later' : 'old' });
}

export default pageFunction(unsubscribe);
