import assert from 'node:assert/strict';
import restProxy from '../../edge-functions/rest-proxy.ts';
import { allowedCall } from '../../edge-functions/lib/allow-list.ts';
import { MAX_BODY } from '../../edge-functions/lib/body.ts';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { proxy } from '../../edge-functions/lib/proxy.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/headers.ts';
import { table } from '../../contract/table.ts';
import { errorsOf, NOWHERE, withBackend, withServer, type FakeServer } from './fake-server.ts';

/** In both kinds of envelope. */
const EMPTY = { result: { items: [], total: 0 }, data: { user: null } };
const list = () => Response.json(EMPTY);
const ask = (path: string, init: RequestInit = {}) => new Request(`https://site.test${path}`, init);
const through = (server: FakeServer) => ({ origin: server.origin });
const phone = JSON.stringify({ phone: '+79990000001' });

/** Status and code of an error, after checking its form. */
async function errorOf(response: Response): Promise<[number, string]> {
  const body = await response.json();
  assert.deepEqual(Object.keys(body).sort(), ['code', 'error', 'error_description', 'message']);
  assert.match(body.error_description, /[а-яё]/i);
  assert.equal(body.message, body.error_description);
  assert.equal(response.headers.get('cache-control'), 'private, no-store');
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  return [response.status, body.error];
}

Deno.test('forwards every open call, once, with the headers of section 7', async () => {
  await withServer(list, async (server) => {
    const open = table.filter((entry) => allowedCall(entry.path));
    for (const entry of open) {
      const cookie = 'auth.token=t1; deviceUUID=d1; secret=s';
      const headers = { cookie, 'x-own': '1', 'sec-fetch-site': 'same-origin' };
      const body = entry.method === 'POST' ? { body: phone } : {};
      const request = ask(`${entry.path}?a=%D1%8F`, { method: entry.method, headers, ...body });
      const got = await proxy(request, { ...through(server), clientIp: '203.0.113.7' });
      assert.equal(got.status, 200, entry.name);
      assert.deepEqual(await got.json(), EMPTY);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        assert.equal(got.headers.get(name), value);
    }
    assert.equal(server.requests.length, open.length);
    server.requests.forEach((asked, index) => {
      assert.equal(asked.url.pathname, open[index]?.path);
      assert.equal(asked.url.search, '?a=%D1%8F');
      assert.equal(asked.headers.get('deviceuuid'), 'd1');
      assert.equal(asked.headers.get('authorization'), 'Bearer t1');
      assert.equal(asked.headers.get('user-api-token'), 't1');
      assert.equal(asked.headers.get('x-forwarded-for'), '203.0.113.7');
      for (const name of ['cookie', 'x-own']) assert.equal(asked.headers.get(name), null, name);
      assert.equal(asked.body, open[index]?.method === 'POST' ? phone : '');
    });
  });
});

Deno.test('anything else is not found, and no request is sent', async () => {
  await withServer(list, async (server) => {
    const closed = table.map((entry) => entry.path).filter((path) => !allowedCall(path));
    assert.ok(closed.length > 20);
    for (const path of [
      ...closed,
      '/rest/',
      '/rest/nothing',
      '/rest/shops/',
      '/rest/%2e%2e/dev/outbox',
    ]) {
      const got = await proxy(ask(path), through(server));
      assert.deepEqual(await errorOf(got), [404, 'not_found'], path);
    }
    assert.equal(server.requests.length, 0);
  });
});

Deno.test('a call accepts its own method only', async () => {
  await withServer(list, async (server) => {
    for (const [path, method, allow] of [
      ['/rest/shops', 'POST', 'GET'],
      ['/rest/shops', 'DELETE', 'GET'],
      ['/rest/certificate.get', 'GET', 'POST'],
      ['/rest/login.auth.sms', 'PUT', 'GET, POST'],
    ] as const) {
      const got = await proxy(ask(path, { method }), through(server));
      assert.equal(got.headers.get('allow'), allow);
      assert.deepEqual(await errorOf(got), [405, 'bad_request']);
    }
    assert.equal(server.requests.length, 0);
  });
});

Deno.test('a body over the limit is refused, one at the limit passes', async () => {
  await withServer(list, async (server) => {
    const send = (bytes: number) =>
      proxy(
        ask('/rest/certificate.get', { method: 'POST', body: 'x'.repeat(bytes) }),
        through(server),
      );
    assert.deepEqual(await errorOf(await send(MAX_BODY + 1)), [400, 'bad_request']);
    assert.equal(server.requests.length, 0);
    assert.equal((await send(MAX_BODY)).status, 200);
  });
});

Deno.test('a backend has 30 s', async () => {
  const { timeout } = AbortSignal;
  const limits: number[] = [];
  AbortSignal.timeout = (limit) => {
    limits.push(limit);
    return timeout.call(AbortSignal, limit);
  };
  try {
    await withServer(list, async (server) => {
      await (await proxy(ask('/rest/city.search'), through(server))).text();
    });
  } finally {
    AbortSignal.timeout = timeout;
  }
  assert.deepEqual(limits, [30_000]);
});

Deno.test('a silent backend is a timeout, a dead one a failure', async () => {
  const { promise: never, resolve } = Promise.withResolvers<Response>();
  await withServer(
    () => never,
    async (server) => {
      const lines = await errorsOf(async () => {
        const late = await proxy(ask('/rest/city.search'), { ...through(server), timeout: 30 });
        // The server ends only after its response, even when the assertion fails.
        resolve(list());
        assert.deepEqual(await errorOf(late), [504, 'upstream_timeout']);
        const dead = await proxy(ask('/rest/city.search'), { origin: NOWHERE });
        assert.deepEqual(await errorOf(dead), [502, 'upstream']);
      });
      assert.match(lines[0] ?? '', /^city\.search: upstream_timeout/);
      assert.match(lines[1] ?? '', /^city\.search: upstream /);
    },
  );
});

Deno.test('without a backend address visitors get an error, and the log names the setting', async () => {
  const lines = await errorsOf(async () => {
    const got = await restProxy(ask('/rest/shops'), { ip: '203.0.113.7' });
    assert.deepEqual(await errorOf(got), [502, 'upstream']);
  });
  assert.deepEqual(lines, ['shops: REST_ORIGIN is not set']);
});

Deno.test('unreadable responses never reach a visitor', async () => {
  const unusable = [
    () =>
      new Response('<h1>Bad Gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      }),
    () => new Response('<h1>It works</h1>'),
    () => new Response('"text"'),
    () => Response.json([]),
    () => Response.json({ items: [] }),
    () => Response.json({ result: null }),
    () => Response.json({ data: {} }),
    () => Response.json({ reason: 'nobody reads this field' }, { status: 404 }),
    () => Response.json({ error: 'ORA-01', error_description: 'stack' }, { status: 500 }),
    () => new Response(null, { status: 302, headers: { location: 'https://evil.test/' } }),
  ];
  for (const answer of unusable) {
    await withServer(answer, async (server) => {
      await errorsOf(async () => {
        const got = await proxy(ask('/rest/city.search'), through(server));
        assert.deepEqual(await errorOf(got), [502, 'upstream']);
      });
      assert.equal(server.requests.length, 1);
    });
  }
});

Deno.test('a redirect of the backend is not followed: it would carry the token to another host', async () => {
  await withServer(list, async (other) => {
    const away = () => Response.redirect(`${other.origin}/rest/user.profile`, 307);
    await withServer(away, async (server) => {
      const headers = { cookie: 'auth.token=t1', 'sec-fetch-site': 'same-origin' };
      const lines = await errorsOf(async () => {
        const got = await proxy(ask('/rest/user.profile', { headers }), through(server));
        assert.deepEqual(await errorOf(got), [502, 'upstream']);
      });
      assert.match(lines[0] ?? '', /unusable response with status 307/);
    });
    assert.equal(other.requests.length, 0);
  });
});

Deno.test('a repeated attempt keeps its key, so that it is paid once', async () => {
  await withServer(list, async (server) => {
    const headers = {
      cookie: 'auth.token=t1',
      'sec-fetch-site': 'same-origin',
      [IDEMPOTENCY_HEADER]: 'attempt-1',
    };
    await proxy(ask('/rest/order.partner.offer?offerId=1', { headers }), through(server));
    const [asked] = server.requests;
    assert.equal(asked?.headers.get(IDEMPOTENCY_HEADER), 'attempt-1');
  });
});

Deno.test('the backend’s own errors pass unchanged', async () => {
  const answers = [
    { error: 'get_certificate', error_description: 'Сертификат уже выдан', status: 409 },
    { error: 'internal', error_description: 'Внутренняя ошибка', status: 500 },
    { error: 'too_many_requests', error_description: 'Слишком часто', status: 429 },
  ];
  for (const { status, ...body } of answers) {
    const answer = () =>
      Response.json(body, { status, headers: { 'retry-after': '7', 'set-cookie': 'a=1' } });
    await withServer(answer, async (server) => {
      const headers = { cookie: 'deviceUUID=d1' };
      const request = ask('/rest/certificate.form.send', { method: 'POST', headers, body: '{}' });
      const got = await proxy(request, through(server));
      assert.equal(got.status, status);
      assert.deepEqual(await got.json(), body);
      assert.equal(got.headers.get('retry-after'), '7');
      assert.equal(got.headers.get('set-cookie'), null);
      assert.equal(got.headers.get('cache-control'), 'private, no-store');
    });
  }
});

Deno.test('the handler reads the address of the backend from its environment', async () => {
  await withBackend(list, async (server) => {
    const got = await restProxy(ask('/rest/certificate.terms'), { ip: '203.0.113.9' });
    assert.equal(got.status, 200);
    await got.text();
    assert.equal(server.requests[0]?.headers.get('x-forwarded-for'), '203.0.113.9');
  });
});

Deno.test('a failure passes in each form that section 8 defines, whatever its status', async () => {
  const bodies = [
    { code: 400, message: 'Неверный код' },
    { result: { code: 400, message: 'Неверный код' } },
    { error_description: 'Капча не пройдена' },
    { error: 'captcha_failed', error_description: 'Капча не пройдена' },
  ];
  for (const body of bodies) {
    for (const status of [200, 400]) {
      await withServer(
        () => Response.json(body, { status }),
        async (server) => {
          const got = await proxy(ask('/rest/login.auth.sms?code=1234'), through(server));
          assert.equal(got.status, status);
          assert.deepEqual(await got.json(), body);
        },
      );
    }
  }
});

Deno.test('a query that is too long for servers is refused before the backend', async () => {
  await withServer(list, async (server) => {
    const send = (signs: number) =>
      proxy(ask(`/rest/shops?product=${'x'.repeat(signs)}`), through(server));
    assert.deepEqual(await errorOf(await send(15_000)), [400, 'bad_request']);
    assert.equal(server.requests.length, 0);
    const long = await send(9_000);
    assert.equal(long.status, 200);
    await long.text();
  });
});
