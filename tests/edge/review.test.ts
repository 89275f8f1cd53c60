import assert from 'node:assert/strict';
import review from '../../edge-functions/review.ts';
import { errorsOf, withBackend } from './fake-server.ts';

const FROM_SITE = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  referer: 'https://site.test/instructions/?a=1',
};
const send = (body: string, headers: Record<string, string> = {}) =>
  review(
    new Request('https://site.test/review/', {
      method: 'POST',
      body,
      headers: { ...FROM_SITE, ...headers },
    }),
    { ip: '203.0.113.7' },
  );
const accepted = () => Response.json({ result: { accepted: true, id: 1 } });

Deno.test('a rating goes to the backend, and its sender gets a thank-you page', async () => {
  await withBackend(accepted, async (server) => {
    const reply = await send('rating=5&text=&page=%2Finstructions%2F%23kak-nadet');
    assert.equal(reply?.status, 303);
    assert.equal(reply.headers.get('location'), '/instructions/?a=1#review-thanks');
    assert.match(reply.headers.get('set-cookie') ?? '', /^deviceUUID=[\da-f]{32};/);
    assert.equal(reply.headers.get('cache-control'), 'private, no-store');
    const [asked] = server.requests;
    assert.equal(asked?.url.pathname, '/rest/site.review.common');
    assert.equal(asked?.headers.get('x-forwarded-for'), '203.0.113.7');
    assert.deepEqual(JSON.parse(asked?.body ?? ''), {
      rating: 5,
      text: '',
      page: '/instructions/#kak-nadet',
    });
  });
});

Deno.test('a link to a review goes to the other call', async () => {
  await withBackend(accepted, async (server) => {
    await send('url=https%3A%2F%2Fvk.com%2F1', { cookie: 'deviceUUID=d1' });
    const [asked] = server.requests;
    assert.equal(asked?.url.pathname, '/rest/site.review.social');
    assert.deepEqual(JSON.parse(asked?.body ?? ''), {
      url: 'https://vk.com/1',
      page: '/instructions/?a=1',
    });
    assert.equal(asked?.headers.get('deviceuuid'), 'd1');
  });
});

Deno.test('a refusal is reported', async () => {
  const refusals = { bad_request: 400, too_many_requests: 429, internal: 500 };
  const lines = await errorsOf(async () => {
    for (const [error, status] of Object.entries(refusals)) {
      await withBackend(
        () => Response.json({ error, error_description: 'Нет' }, { status }),
        async () => {
          const reply = await send('rating=7');
          assert.equal(reply?.headers.get('location'), '/instructions/?a=1#review-failed', error);
        },
      );
    }
  });
  assert.equal(lines.length, 1, 'only our own errors are logged');
});

Deno.test('rejects forms of other sites, floods and other methods', async () => {
  await withBackend(accepted, async (server) => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      assert.equal((await send('rating=5', { 'sec-fetch-site': site }))?.status, 403, site);
    }
    assert.equal((await send('x'.repeat(40_000)))?.status, 413);
    assert.equal(await review(new Request('https://site.test/review/'), { ip: '' }), undefined);
    assert.equal(server.requests.length, 0);
  });
});
