import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDGE_SECRET_HEADER, VISITOR_ADDRESS_HEADER } from '../../contract/headers.ts';
import { parseTrustedProxies } from '../../src/config/visitor-address.ts';
import { addressRule } from '../../backend/address.ts';

const SECRET = 'a-secret-between-the-edge-and-the-backend';
const told = (address: string, secret = SECRET) =>
  new Headers({ [VISITOR_ADDRESS_HEADER]: address, [EDGE_SECRET_HEADER]: secret });

const addressOf = addressRule({ edgeSecret: SECRET });

test('trusts the edge, which has the secret', () => {
  assert.equal(addressOf(told('203.0.113.7'), '127.0.0.1'), '203.0.113.7');
  assert.equal(addressOf(told('2001:db8::1'), null), '2001:db8::1');
});

test('trusts either secret of the edge while it is replaced', () => {
  const rule = addressRule({ edgeSecret: [`${SECRET}-new`, SECRET] });
  for (const secret of [SECRET, `${SECRET}-new`]) {
    assert.equal(rule(told('203.0.113.7', secret), '127.0.0.1'), '203.0.113.7');
  }
  assert.equal(rule(told('203.0.113.7', 'guessed'), '127.0.0.1'), '127.0.0.1');
});

test('trusts no other caller', () => {
  const forged = told('203.0.113.7', 'guessed');
  forged.set('x-forwarded-for', '203.0.113.8');
  assert.equal(addressOf(forged, '198.51.100.1'), '198.51.100.1');
  assert.equal(addressOf(told('203.0.113.7', ''), '198.51.100.1'), '198.51.100.1');
  assert.equal(addressOf(new Headers(), '::ffff:198.51.100.1'), '198.51.100.1');
  assert.equal(addressRule({})(told('203.0.113.7', ''), '198.51.100.1'), '198.51.100.1');
});

test('ignores a forwarded value that is not an IP address', () => {
  assert.equal(addressOf(told('<b>'), '198.51.100.1'), '198.51.100.1');
  assert.equal(addressOf(new Headers(), null), null);
});

test('trusts the configured proxies', () => {
  const proxies = parseTrustedProxies('198.51.100.1') ?? undefined;
  const headers = new Headers({ 'x-forwarded-for': '192.0.2.1, 203.0.113.7' });
  assert.equal(addressRule({ proxies })(headers, '198.51.100.1'), '203.0.113.7');
  assert.equal(addressRule({ proxies })(headers, '198.51.100.2'), '198.51.100.2');
});
