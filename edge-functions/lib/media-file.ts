import { HTTP_TIMEOUT } from '../../src/config/constants.ts';
import { DESCRIPTIONS } from '../../src/client/calls/envelope.ts';
import { errorEnvelope } from './envelope.ts';
import { withHeaders } from './headers.ts';
import { complain, fetchForRequest } from './request-scope.ts';

/** Names as the backend gives them; anything else is not forwarded. */
const NAME = /^\/media\/[\w-]{1,140}\.(?:png|jpe?g|webp|avif)$/;

/** Types that pass: a page in place of a picture would have our origin. */
const TYPE = /^image\/(?:png|jpeg|webp|avif)$/;

/** Headers of the backend's response that reach the visitor. */
const PASSED = ['content-type', 'content-length', 'etag', 'cache-control'];

/**
 * One of the backend's pictures, with its own cache rule.
 * @param origin of the backend; null when it is not configured.
 */
export async function mediaFile(request: Request, origin: string | null): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' || !NAME.test(pathname)) {
    return errorEnvelope('not_found', 'Такой картинки нет');
  }
  const etag = request.headers.get('if-none-match');
  try {
    if (!origin) throw new Error('REST_ORIGIN is not set');
    const reply = await fetchForRequest(origin + pathname, {
      headers: etag ? { 'if-none-match': etag } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(HTTP_TIMEOUT),
    });
    const isPicture = TYPE.test(reply.headers.get('content-type') ?? '');
    if ((reply.status === 200 && isPicture) || reply.status === 304) {
      const headers = PASSED.flatMap((name): [string, string][] => {
        const value = reply.headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      return withHeaders(new Response(reply.body, { status: reply.status, headers }));
    }
    await reply.body?.cancel();
    if (reply.status === 404) return errorEnvelope('not_found', 'Такой картинки нет');
    throw new Error(`the backend responded with ${reply.status} and no picture`);
  } catch (error) {
    complain(`${pathname}: ${String(error)}`);
    return errorEnvelope('upstream', DESCRIPTIONS.upstream);
  }
}
