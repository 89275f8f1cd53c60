/** A visitor's request has one id, which reaches the backend and the log. */
import assert from 'node:assert/strict';
import editor from '../../edge-functions/editor.ts';
import personal from '../../edge-functions/personal.ts';
import restProxy from '../../edge-functions/rest-proxy.ts';
import searchPage from '../../edge-functions/search-page.ts';
import { chain, NOWHERE, withBackend } from './fake-server.ts';

const page = () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
const ID = 'from-a-balancer-0001';
const HEADERS = { cookie: 'auth.token=t1', 'x-request-id': ID };

/** Every way in which the edge asks the backend, with an address that leads there. */
const WAYS = {
  'a call': ['/rest/city.search?query=a', restProxy],
  'the guard': ['/personal/', personal],
  'a page with results': ['/search/?q=lens', searchPage],
  'an editor': ['/editor/articles', editor],
} as const;

const asking = (path: string, headers: Record<string, string>) =>
  new Request(`https://site.test${path}`, { headers });

const answer = () => Response.json({ result: { items: [], total: 0 }, data: { user: null } });

Deno.test('the backend receives the id of the incoming request', async () => {
  await withBackend(answer, async ({ requests }) => {
    for (const [way, [path, run]] of Object.entries(WAYS)) {
      const before = requests.length;
      await run(asking(path, HEADERS), chain(page));
      const ids = requests.slice(before).map((asked) => asked.headers.get('x-request-id'));
      assert.deepEqual(ids, [ID], way);
    }
  });
});

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

Deno.test('the backend receives the incoming trace only when traces are enabled', async () => {
  await withBackend(answer, async ({ requests }) => {
    for (const traces of ['on', null]) {
      if (traces) Deno.env.set('EDGE_TRACES', traces);
      try {
        for (const [way, [path, run]] of Object.entries(WAYS)) {
          const before = requests.length;
          await run(asking(path, { ...HEADERS, traceparent: TRACE }), chain(page));
          const got = requests.slice(before).map((asked) => asked.headers.get('traceparent'));
          assert.deepEqual(got, [traces ? TRACE : null], way);
        }
      } finally {
        Deno.env.delete('EDGE_TRACES');
      }
    }
  });
});

Deno.test('a malformed id is replaced', async () => {
  await withBackend(answer, async ({ requests }) => {
    await restProxy(asking('/rest/city.search', { 'x-request-id': '+79991234567' }), chain(page));
    assert.match(requests[0]?.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
  });
});

Deno.test('a failure is logged with the id, and without the query string', async () => {
  const lines: string[] = [];
  const original = console.error;
  console.error = (line: string) => void lines.push(line);
  Deno.env.set('REST_ORIGIN', NOWHERE);
  try {
    const path = '/rest/login.send.sms?phone=%2B79991234567&action=authorization';
    await restProxy(asking(path, { ...HEADERS, 'sec-fetch-site': 'same-origin' }), chain(page));
  } finally {
    Deno.env.delete('REST_ORIGIN');
    console.error = original;
  }
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', new RegExp(`^\\[${ID}\\] login\\.send\\.sms: upstream`));
  assert.doesNotMatch(lines[0] ?? '', /9991234567/);
});
