import { describe, expect, it } from '@jest/globals';
import { parseTrustedProxies, visitorAddress } from './visitor-address.ts';

const proxies = parseTrustedProxies('10.0.0.0/8, 192.0.2.1,2001:db8::/32') ?? undefined;

describe('visitorAddress', () => {
  it.each([
    ['203.0.113.7', null, '203.0.113.7'],
    ['::ffff:203.0.113.7', null, '203.0.113.7'],
    ['2001:db9::1', null, '2001:db9::1'],
    // A stranger’s own word is worth nothing.
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['10.1.2.3', '203.0.113.7', '203.0.113.7'],
    // What stands before the proxy’s own entry was written by the visitor.
    ['10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['192.0.2.1', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['2001:db8::5', '2001:db9::1', '2001:db9::1'],
    // Of what a proxy does not know, it tells nothing; what stands before is anybody’s.
    ['10.1.2.3', '203.0.113.7, unknown', '10.1.2.3'],
    ['10.1.2.3', null, '10.1.2.3'],
    ['10.1.2.3', 'unknown', '10.1.2.3'],
  ])('of %s with %j is %s', (peer, forwarded, address) => {
    expect(visitorAddress(peer, forwarded, proxies)).toBe(address);
  });

  it('believes nobody unless told to', () => {
    expect(visitorAddress('127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
  });
});

it.each(['nginx', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0/8', ''])(
  'takes %j for no list of proxies',
  (list) => {
    expect(parseTrustedProxies(list)).toBeNull();
  },
);
