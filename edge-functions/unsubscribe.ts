import type { Context } from '@netlify/edge-functions';
import { mailing, mailingLeave } from '../contract/calls/account.ts';
import { limitedBody } from './lib/body.ts';
import { callFor } from './lib/call-for.ts';
import { pageFunction } from './lib/edge-function.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { unsubscribePage, type Told } from './lib/unsubscribe-page.ts';

/** «List-Unsubscribe=One-Click», or the button of our page; the body is not read. */
const MAX_FORM = 2_000;

/** The key identifies the recipient; a session adds nothing. */
const NOBODY = { token: null, deviceId: null };

function answer(told: Told): Response {
  const { status, html, policy } = unsubscribePage(told);
  return withHeaders(new Response(html, { status }), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': PERSONAL_CACHE,
    // Anyone with this address can unsubscribe the recipient, so other sites must not get it.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
}

/**
 * `/unsubscribe/?key=…`, the link in a letter, shows a question with one button. A POST unsubscribes, from
 * that button or from a mail program, which sends neither our cookies nor our origin (RFC 8058); the key
 * alone authorises it. Opening the link changes nothing, as mail scanners open all links.
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
