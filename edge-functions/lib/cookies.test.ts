import assert from 'node:assert/strict';
import { readCookie, setCookie } from './cookies.ts';
import { visitorOf } from './visitor.ts';

Deno.test('reads a cookie among others, decoded', () => {
  assert.equal(readCookie('a=1; userLocation=%7B%22id%22%3A2%7D;b=3', 'userLocation'), '{"id":2}');
  assert.equal(readCookie('a=1;b=x=y', 'b'), 'x=y');
  // Quotes are part of a value, as in browsers.
  assert.equal(readCookie('a="quoted"', 'a'), '"quoted"');
});

Deno.test('a missing header or name is null', () => {
  assert.equal(readCookie(null, 'a'), null);
  assert.equal(readCookie('', 'a'), null);
  assert.equal(readCookie('xa=1; ab=2', 'a'), null);
});

Deno.test('tolerates malformed headers', () => {
  assert.equal(readCookie(';;=x; a; b=%E0%A4%A; c=1', 'b'), '%E0%A4%A');
  assert.equal(readCookie(';;=x; a; b=%E0%A4%A; c=1', 'c'), '1');
  assert.equal(readCookie('a', 'a'), null);
});

Deno.test('the first cookie with a repeated name counts', () => {
  assert.equal(readCookie('a=1; a=2', 'a'), '1');
});

const RULE = { name: 'a', path: '/', maxAge: 60 };

Deno.test('a stored value can be read again', () => {
  const written = setCookie(RULE, '{"title":"Тверь; =%"}', true);
  assert.match(written, /^a=[\w%.]+; Max-Age=60; Path=\/; Secure; SameSite=Lax$/);
  assert.equal(readCookie(written, 'a'), '{"title":"Тверь; =%"}');
});

Deno.test('a cookie is deleted', () => {
  assert.equal(setCookie(RULE, null, false), 'a=; Max-Age=0; Path=/; SameSite=Lax');
});

function visitor(cookie: string) {
  return visitorOf(new Request('https://site.test/', { headers: { cookie } }));
}

Deno.test('a visitor is identified by token and device', () => {
  const got = visitor('auth.token=t1; deviceUUID=d1; auth.tokenExpired=2026-11-21');
  assert.deepEqual(got, { token: 't1', deviceId: 'd1' });
});

Deno.test('a value that is not valid in a header is ignored', () => {
  for (const value of ['a%0Ab', 'a%0D%0Ax-evil: 1', '', '%D1%8F', 'x'.repeat(201)]) {
    assert.equal(visitor(`auth.token=${value}`).token, null, JSON.stringify(value));
  }
});
