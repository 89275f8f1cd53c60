import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { EDGE_SECRET_HEADER, VISITOR_ADDRESS_HEADER } from '../contract/headers.ts';
import { acceptedOf, type Secrets } from '../contract/secrets.ts';
import { visitorAddress, type TrustedProxies } from '../src/config/visitor-address.ts';

/**
 * Returns the caller's network address, or null when it cannot be known.
 * @param peer the remote end of the connection.
 */
export type AddressRule = (headers: Headers, peer: string | null) => string | null;

export type AddressTrust = {
  /** The secret that our edge authenticates with; when absent, no forwarded address is trusted. */
  readonly edgeSecret?: Secrets | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly proxies?: TrustedProxies | undefined;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Trusts the address that our edge sends when its secret matches. For any other caller it uses the
 * remote end of the connection, or the address that a trusted proxy reports. Headers added by a visitor
 * have no effect.
 */
export function addressRule({ edgeSecret, proxies }: AddressTrust): AddressRule {
  const expected = acceptedOf(edgeSecret ?? []).map(digest);
  return (headers, peer) => {
    const told = headers.get(VISITOR_ADDRESS_HEADER) ?? '';
    const proof = digest(headers.get(EDGE_SECRET_HEADER) ?? '');
    const isEdge = expected.some((secret) => timingSafeEqual(proof, secret));
    if (isEdge && isIP(told) !== 0) return told;
    return peer === null ? null : visitorAddress(peer, headers.get('x-forwarded-for'), proxies);
  };
}
