import { limitedBody } from './lib/body.ts';
import { callFunction } from './lib/edge-function.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { violationsIn } from './lib/policy-report.ts';
import { complain } from './lib/request-scope.ts';
import { sparingLog } from './lib/sparing-log.ts';

const tell = sparingLog(complain);

function answer(status: number, headers: Record<string, string> = {}): Response {
  return withHeaders(new Response(null, { status, headers }), { 'cache-control': PERSONAL_CACHE });
}

/**
 * `POST /policy-reports`: browsers report what the policy of our pages has blocked. Each kind is logged as
 * one line; nothing is stored, and nothing in it identifies the visitor.
 */
export default callFunction(async (request): Promise<Response> => {
  if (request.method !== 'POST') return answer(405, { allow: 'POST' });
  const body = await limitedBody(request);
  if (body === null) return answer(413);
  const violations = violationsIn(body);
  if (violations === null) return answer(400);
  for (const { page, directive, blocked, source } of violations) {
    tell(`policy: ${directive} stopped ${blocked} on ${page} by ${source}`);
  }
  return answer(204);
});
