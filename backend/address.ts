import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { EDGE_SECRET_HEADER, VISITOR_ADDRESS_HEADER } from '../contract/headers.ts';
import { visitorAddress, type TrustedProxies } from '../src/config/visitor-address.ts';

/**
 * Tells the network address of whoever calls, or null where there is none to know.
 * @param peer the other end of the connection.
 */
export type AddressRule = (headers: Headers, peer: string | null) => string | null;

export type AddressTrust = {
  /** What our edge proves itself with; absent: no word for an address is believed. */
  readonly edgeSecret?: string | undefined;
  /** Whose `X-Forwarded-For` is believed. */
  readonly proxies?: TrustedProxies | undefined;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The address that our edge tells, proved by its secret; of everybody else the end of the
 * connection, or what a trusted proxy says of it. A visitor who calls with headers of his own
 * changes nothing by them.
 */
export function addressRule({ edgeSecret, proxies }: AddressTrust): AddressRule {
  const expected = edgeSecret === undefined ? null : digest(edgeSecret);
  return (headers, peer) => {
    const told = headers.get(VISITOR_ADDRESS_HEADER) ?? '';
    const proof = digest(headers.get(EDGE_SECRET_HEADER) ?? '');
    const isEdge = expected !== null && timingSafeEqual(proof, expected);
    if (isEdge && isIP(told) !== 0) return told;
    return peer === null ? null : visitorAddress(peer, headers.get('x-forwarded-for'), proxies);
  };
}
