import { forAMoment } from '../../src/config/cdn.ts';
import { readCookie } from './cookies.ts';
import { withHeaders } from './headers.ts';

/**
 * Lets a shared cache keep a response briefly if it is the same for everybody without these cookies.
 * @param cookies that would change the response.
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
