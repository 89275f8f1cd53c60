import { describe, expect, it } from '@jest/globals';
import { parseTrustedProxies, visitorAddress } from './visitor-address.ts';

const proxies = parseTrustedProxies('10.0.0.0/8, 192.0.2.1,2001:db8::/32') ?? undefined;

describe('visitorAddress', () => {
  it.each([
    ['203.0.113.7', null, '203.0.113.7'],
    ['::ffff:203.0.113.7', null, '203.0.113.7'],
    ['2001:db9::1', null, '2001:db9::1'],
    // An untrusted peer’s header is ignored.
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['10.1.2.3', '203.0.113.7', '203.0.113.7'],
    // Entries before the proxy’s own were written by the visitor.
    ['10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['192.0.2.1', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['2001:db8::5', '2001:db9::1', '2001:db9::1'],
    // A proxy does not vouch for an unknown address; earlier entries may be forged.
    ['10.1.2.3', '203.0.113.7, unknown', '10.1.2.3'],
    ['10.1.2.3', null, '10.1.2.3'],
    ['10.1.2.3', 'unknown', '10.1.2.3'],
  ])('of %s with %j is %s', (peer, forwarded, address) => {
    expect(visitorAddress(peer, forwarded, proxies)).toBe(address);
  });

  it('trusts no proxy by default', () => {
    expect(visitorAddress('127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
  });
});

it.each(['nginx', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0/8', ''])(
  'rejects %j as a list of proxies',
  (list) => {
    expect(parseTrustedProxies(list)).toBeNull();
  },
);
