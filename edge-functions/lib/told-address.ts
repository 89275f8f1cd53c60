import { EDGE_SECRET_HEADER, VISITOR_ADDRESS_HEADER } from '../../contract/headers.ts';
import { edgeSecret } from './environment.ts';

/**
 * Sends the backend the network address of a visitor for its rate limits: without it all visitors
 * of the edge would count as one. `X-Forwarded-For` is for external backends; ours trusts the
 * secret alone.
 */
export function tellAddress(headers: Headers, clientIp: string | null | undefined): void {
  if (!clientIp) return;
  headers.set('x-forwarded-for', clientIp);
  const secret = edgeSecret();
  if (secret === null) return;
  headers.set(VISITOR_ADDRESS_HEADER, clientIp);
  headers.set(EDGE_SECRET_HEADER, secret);
}
