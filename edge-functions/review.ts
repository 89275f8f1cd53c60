import type { Context } from '@netlify/edge-functions';
import { siteReviewCommon, siteReviewSocial } from '../contract/calls/user.ts';
import { REVIEW_ANCHORS } from '../src/config/reviews.ts';
import { limitedBody } from './lib/body.ts';
import { callFor } from './lib/call-for.ts';
import { deviceOf } from './lib/device.ts';
import { pageFunction } from './lib/edge-function.ts';
import { comesFromSite, wayBack } from './lib/form-way.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';

/** Four thousand Russian characters, percent-encoded, and the rest of the form. */
const MAX_FORM = 32 * 1024;

function answer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const all = { 'cache-control': PERSONAL_CACHE, ...headers };
  return withHeaders(new Response(null, { status }), all);
}

/**
 * `POST /review/`, the review forms for visitors without scripts: «Помогла ли инструкция?» and a
 * link to a review elsewhere. Redirects back to the page, to its message of thanks or regret.
 */
async function review(request: Request, context: Pick<Context, 'ip'>): Promise<Response | void> {
  if (request.method !== 'POST') return;
  if (!comesFromSite(request)) return answer(403);
  const body = await limitedBody(request, MAX_FORM);
  if (body === null) return answer(413);
  const fields = new URLSearchParams(body);
  const { visitor, cookie } = deviceOf(request);
  const asking = { visitor, clientIp: context.ip };
  const page = fields.get('page') ?? wayBack(request);
  const url = fields.get('url');
  const sent =
    url === null
      ? await callFor(
          siteReviewCommon,
          { rating: Number(fields.get('rating')), text: fields.get('text') ?? '', page },
          asking,
        )
      : await callFor(siteReviewSocial, { url, page }, asking);
  const anchor = sent.ok ? REVIEW_ANCHORS.thanks : REVIEW_ANCHORS.failed;
  const location = `${wayBack(request)}#${anchor}`;
  return answer(303, { location, ...(cookie && { 'set-cookie': cookie }) });
}

export default pageFunction(review);
