import assert from 'node:assert/strict';
import personal from '../../edge-functions/personal.ts';
import { standingOf } from '../../edge-functions/lib/guard.ts';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { chain, errorsOf, NOWHERE, withBackend, withServer } from './fake-server.ts';

const page = () =>
  new Response('<h1>Личное</h1>', { headers: { 'content-type': 'text/html', etag: '"1"' } });
const visit = (cookie = '') =>
  new Request('https://site.test/personal/orders/', { headers: { cookie } });
const member = () => Response.json({ data: { user: { id: 1, firstName: 'Анна' } } });
const nobody = () => Response.json({ data: { user: null } });

function assertHeaders(response: Response, expected: Readonly<Record<string, string | null>>) {
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...expected })) {
    assert.equal(response.headers.get(name), value, name);
  }
}

Deno.test('a member sees the page, and it is not cached', async () => {
  await withBackend(member, async (backend) => {
    const rest = chain(page);
    const got = await personal(visit('auth.token=t1; deviceUUID=d1; secret=s'), rest);
    assert.equal(await got.text(), '<h1>Личное</h1>');
    assertHeaders(got, {
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      etag: null,
    });
    assert.equal(rest.count, 1);
    const asked = backend.requests.find(({ url }) => url.pathname === '/rest/user.check');
    assert.ok(backend.requests.every(({ headers }) => headers.get('cookie') === null));
    assert.equal(asked?.headers.get('authorization'), 'Bearer t1');
    assert.equal(asked?.headers.get('user-api-token'), 't1');
    assert.equal(asked?.headers.get('deviceuuid'), 'd1');
  });
});

Deno.test('the session stays that of the browser, though the edge makes its calls', async () => {
  await withBackend(member, async ({ requests }) => {
    const headers = { cookie: 'auth.token=t1; deviceUUID=d1', 'user-agent': 'Browser/1.0' };
    await personal(new Request('https://site.test/personal/orders/', { headers }), chain(page));
    assert.ok(requests.length > 1);
    for (const asked of requests) assert.equal(asked.headers.get('user-agent'), 'Browser/1.0');
  });
});

Deno.test('an anonymous visitor is redirected home', async () => {
  await withBackend(nobody, async (backend) => {
    const rest = chain(page);
    const got = await personal(visit('auth.token=old'), rest);
    assert.equal(got.status, 302);
    assert.equal(got.body, null);
    assertHeaders(got, { location: '/', 'cache-control': 'private, no-store' });
    assert.equal(rest.count, 0);
    assert.equal(backend.requests.length, 1);
  });
});

Deno.test('the denied page is remembered until the visitor has signed in', async () => {
  const cookieFor = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`https://site.test${path}`, init);
    return (await personal(request, chain(page))).headers.get('set-cookie');
  };
  assert.equal(
    await cookieFor('/personal/orders/?state=open'),
    `wayBack=${encodeURIComponent('/personal/orders/?state=open')}; Max-Age=600; Path=/; Secure; SameSite=Lax`,
  );
  assert.match((await cookieFor('/personal')) ?? '', /^wayBack=%2Fpersonal%2F;/);
  for (const path of [
    '/page-data/personal/orders/page-data.json',
    '/personal//evil.test/',
    '/personal/%2e%2e%2f%2fevil.test/',
    '/personal/orders/%0d%0aset-cookie:a=1',
    '/PERSONAL/orders/',
    '/personal-x/',
    `/personal/?a=${'a'.repeat(200)}`,
  ]) {
    assert.equal(await cookieFor(path), null, path);
  }
  assert.equal(await cookieFor('/personal/', { method: 'POST' }), null);
  assert.equal(await cookieFor('/personal/', { headers: { 'sec-fetch-dest': 'image' } }), null);
  // Opened ahead by a browser: its visitor asked for nothing.
  const ahead = { headers: { 'sec-purpose': 'prefetch;prerender' } };
  assert.equal(await cookieFor('/personal/', ahead), null);
});

Deno.test('without a token the backend is not asked', async () => {
  await withBackend(member, async (backend) => {
    for (const cookie of ['', 'auth.token=', 'auth.token=a%0Ab', 'deviceUUID=d1']) {
      const got = await personal(visit(cookie), chain(page));
      assert.equal(got.status, 302, cookie);
    }
    assert.equal(backend.requests.length, 0);
  });
});

Deno.test('another spelling does not bypass the guard', async () => {
  await withBackend(nobody, async () => {
    for (const path of ['/PERSONAL', '/Personal/orders/', '/%70ersonal/', '//personal']) {
      for (const cookie of ['', 'auth.token=old']) {
        const rest = chain(page);
        const request = new Request(`https://site.test${path}`, { headers: { cookie } });
        const got = await personal(request, rest);
        assert.equal(got.status, 302, path);
        assertHeaders(got, { location: '/', 'cache-control': 'private, no-store' });
        assert.equal(rest.count, 0);
      }
    }
  });
});

Deno.test('page data and missing pages of the area are not cached either', async () => {
  await withBackend(member, async () => {
    for (const path of ['/page-data/personal/orders/page-data.json', '/personal/no/such/']) {
      const request = new Request(`https://site.test${path}`, {
        headers: { cookie: 'auth.token=t1' },
      });
      const got = await personal(
        request,
        chain(() => new Response('{}', { status: 404 })),
      );
      assert.equal(got.status, 404, path);
      assertHeaders(got, { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    }
  });
});

Deno.test('a failed check is logged with call and code, and the request goes on', async () => {
  const answers = {
    upstream: () => new Response('oops', { status: 500 }),
    upstream_contract: () => Response.json({ result: 'another world' }),
    internal: () =>
      Response.json({ error: 'internal', error_description: 'Ошибка' }, { status: 500 }),
  };
  for (const [code, answer] of Object.entries(answers)) {
    await withBackend(answer, async () => {
      const lines = await errorsOf(async () => {
        const got = await personal(visit('auth.token=t1'), chain(page));
        assert.equal(got.status, 200);
        // Without a tag: a 304 would show a stored page without the guard.
        assertHeaders(got, {
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          etag: null,
        });
      });
      assert.equal(lines.length, 1);
      assert.match(lines[0] ?? '', new RegExp(`^user\\.check: ${code} `));
      assert.doesNotMatch(lines[0] ?? '', /t1/);
    });
  }
});

Deno.test('a redirect of the backend is not followed: it would carry the token to another host', async () => {
  await withServer(member, async (other) => {
    const away = () => Response.redirect(`${other.origin}/rest/user.check`, 307);
    await withServer(away, async ({ origin }) => {
      const visitor = { token: 't1', deviceId: 'd1' };
      await errorsOf(async () => {
        assert.equal(await standingOf(visitor, { origin }), 'unknown');
      });
    });
    assert.equal(other.requests.length, 0);
  });
});

Deno.test('a missing or dead backend locks nobody out', async () => {
  const lines = await errorsOf(async () => {
    assert.equal((await personal(visit('auth.token=t1'), chain(page))).status, 200);
    const visitor = { token: 't1', deviceId: null };
    assert.equal(await standingOf(visitor, { origin: NOWHERE }), 'unknown');
  });
  assert.deepEqual(lines, ['user.check: REST_ORIGIN is not set', 'user.check: upstream {}']);
});

Deno.test('a check that times out has failed', async () => {
  const { promise: never, resolve } = Promise.withResolvers<Response>();
  await withServer(
    () => never,
    async ({ origin }) => {
      const lines = await errorsOf(async () => {
        const visitor = { token: 't1', deviceId: null };
        const standing = await standingOf(visitor, { origin, timeout: 30 });
        // The server ends only after its response, even when the assertion fails.
        resolve(nobody());
        assert.equal(standing, 'unknown');
      });
      assert.match(lines[0] ?? '', /^user\.check: upstream_timeout/);
    },
  );
});
