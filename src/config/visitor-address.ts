import { BlockList, isIP } from 'node:net';

/** Proxies in front of a server that are trusted to report a visitor's address. */
export type TrustedProxies = { includes(address: string): boolean };

/** An address without the prefix of an IPv4 address mapped to IPv6: `::ffff:203.0.113.7` is one. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Parses `10.0.0.0/8, 203.0.113.7`; null if invalid. */
export function parseTrustedProxies(list: string): TrustedProxies | null {
  const trusted = new BlockList();
  for (const part of list.split(',').map((one) => one.trim())) {
    const [address = '', length, ...rest] = part.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const prefix = length === undefined ? bits : Number(length);
    const isRange = /^\d{1,3}$/.test(length ?? '0') && prefix <= bits;
    if (isIP(address) === 0 || !isRange || rest.length > 0) return null;
    trusted.addSubnet(address, prefix, family(address));
  }
  return { includes: (address) => isIP(address) !== 0 && trusted.check(address, family(address)) };
}

/**
 * The network address of a visitor: the peer of the connection or, if that is a trusted proxy, the
 * last address in `X-Forwarded-For` that is not a trusted proxy. Visitors can forge everything
 * before it.
 */
export function visitorAddress(
  peer: string,
  forwarded: string | null,
  trusted?: TrustedProxies | undefined,
): string {
  let address = plain(peer);
  for (const before of (forwarded ?? '').split(',').map(plain).reverse()) {
    if (!trusted?.includes(address) || isIP(before) === 0) break;
    address = before;
  }
  return address;
}
