import { BlockList, isIP } from 'node:net';

/** Proxies in front of a server, whose word for a visitor's address is believed. */
export type TrustedProxies = { includes(address: string): boolean };

/** An address without what says that IPv4 came over IPv6: `::ffff:203.0.113.7` is one of the former. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Reads `10.0.0.0/8, 203.0.113.7`; null where something else stands.
 */
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
 * The network address of a visitor: the other end of the connection, or where that is a trusted
 * proxy, the last address in `X-Forwarded-For` that no trusted proxy has. Whatever stands before
 * it, a visitor can write himself.
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
