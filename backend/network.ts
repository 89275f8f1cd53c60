import { isIP } from 'node:net';

/** An IPv4 address mapped to IPv6, as a URL spells it. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

const octetsOf = (group: string) => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
};

/**
 * The network whose requests a rate limit counts: an IPv4 address, or the first 64 bits of an IPv6
 * address. Those are assigned to a home or a server; the other half can be chosen freely, even for every
 * request.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  // A URL normalises the address; it does not support zones.
  const spelled = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(spelled);
  if (mapped) return mapped.slice(1).flatMap(octetsOf).join('.');
  const [head = '', tail = ''] = spelled.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
