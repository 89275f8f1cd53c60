import assert from 'node:assert/strict';
import visitorPage from '../../edge-functions/visitor-page.ts';
import personal from '../../edge-functions/personal.ts';
import { errorPage } from '../../edge-functions/lib/error-page.ts';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import { BARE_PAGE_POLICY } from '../../src/config/security.ts';
import { errorsOf, NOWHERE, withBackend, withServer } from './fake-server.ts';

const broken = {
  ip: '203.0.113.7',
  next: () => Promise.reject(new Error('the origin is gone')),
};

/** A CDN with the error page and the cities, and nothing else. */
const cdn = (request: Request) =>
  new URL(request.url).pathname === '/cities.json'
    ? Response.json({ '6283': 'Казань' })
    : new Response('<h1>Сервер не отвечает</h1>', { headers: { 'content-type': 'text/html' } });

function assertErrorPage(got: Response): void {
  assert.equal(got.status, 500);
  const expected = {
    ...SECURITY_HEADERS,
    // It is self-contained and has no script.
    'content-security-policy': BARE_PAGE_POLICY,
    'cache-control': 'private, no-store',
  };
  for (const [name, value] of Object.entries(expected)) assert.equal(got.headers.get(name), value);
  assert.match(got.headers.get('content-type') ?? '', /^text\/html/);
}

Deno.test('a member whose page fails sees the error page, never the runtime’s', async () => {
  const member = () => Response.json({ data: { user: { id: 1, firstName: 'Анна' } } });
  await withServer(cdn, async ({ origin }) => {
    await withBackend(member, async () => {
      const headers = { cookie: 'auth.token=t1' };
      const lines = await errorsOf(async () => {
        const got = await personal(new Request(`${origin}/personal/`, { headers }), broken);
        assertErrorPage(got);
        assert.equal(await got.text(), '<h1>Сервер не отвечает</h1>');
      });
      assert.deepEqual(lines, ['/personal/: the origin is gone']);
    });
  });
});

Deno.test('a failing page with a chosen city is the error page too', async () => {
  forgetCityTitles();
  await withServer(cdn, async ({ origin }) => {
    const headers = { cookie: `userLocation=${encodeURIComponent('{"id":6283,"title":""}')}` };
    await errorsOf(async () => {
      const got = await visitorPage(new Request(`${origin}/faq/`, { headers }), broken);
      assert.ok(got);
      assertErrorPage(got);
      await got.body?.cancel();
    });
  });
  forgetCityTitles();
});

Deno.test('without the file there is still a message and a link home', async () => {
  const lines = await errorsOf(async () => {
    const got = await errorPage(NOWHERE);
    assertErrorPage(got);
    assert.match(await got.text(), /<html lang="ru">.*<a href="\/">На главную<\/a>/);
  });
  assert.equal(lines.length, 1);
});
