import { forAMoment } from '../../src/config/cdn.ts';
import { readCookie } from './cookies.ts';
import { withHeaders } from './headers.ts';

/**
 * Lets a shared cache keep a reply for a moment, if everybody who has none of these cookies gets the
 * same one.
 * @param cookies that would change the reply.
 */
export function sharedForAMoment(
  reply: Response,
  { headers }: Request,
  cookies: readonly string[],
): Response {
  const cookie = headers.get('cookie');
  const isForAll = cookies.every((name) => readCookie(cookie, name) === null);
  return isForAll ? withHeaders(reply, forAMoment(cookies)) : reply;
}
