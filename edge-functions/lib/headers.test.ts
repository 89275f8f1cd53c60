import assert from 'node:assert/strict';
import { SECURITY_HEADERS, withHeaders } from './headers.ts';

Deno.test('adds the security headers and keeps the response’s own', () => {
  const own = new Response('x', {
    status: 203,
    headers: { 'content-security-policy': 'own', etag: '"1"' },
  });
  const got = withHeaders(own, { 'x-extra': '1', etag: null });
  assert.equal(got.status, 203);
  assert.equal(got.headers.get('content-security-policy'), 'own');
  assert.equal(got.headers.get('x-frame-options'), SECURITY_HEADERS['x-frame-options']);
  assert.equal(got.headers.get('x-extra'), '1');
  assert.equal(got.headers.has('etag'), false);
});

Deno.test('leaves a 304 without a body', () => {
  assert.equal(withHeaders(new Response(null, { status: 304 })).body, null);
});

Deno.test('sends HSTS in production alone', () => {
  const told = () => withHeaders(new Response(null)).headers.get('strict-transport-security');
  Deno.env.set('SITE_URL', 'https://yasno.example');
  assert.equal(told(), null);
  Deno.env.set('MODE', 'production');
  try {
    assert.equal(told(), 'max-age=31536000; includeSubDomains');
    Deno.env.set('SITE_URL', 'http://yasno.example');
    assert.equal(told(), null);
  } finally {
    Deno.env.delete('MODE');
    Deno.env.delete('SITE_URL');
  }
});
