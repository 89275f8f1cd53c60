import assert from 'node:assert/strict';
import unsubscribe from '../../edge-functions/unsubscribe.ts';
import { errorsOf, withBackend } from './fake-server.ts';

const KEY = 'subscribe-12-signature';
const open = (init: RequestInit = {}, query = `?key=${KEY}`) =>
  unsubscribe(new Request(`https://site.test/unsubscribe/${query}`, init), { ip: '203.0.113.7' });
const replies = (given: boolean) => () => Response.json({ result: { list: 'subscribe', given } });

async function pageOf(reply: Response | void): Promise<{ status: number; text: string }> {
  assert.ok(reply);
  assert.match(reply.headers.get('content-type') ?? '', /^text\/html/);
  assert.match(reply.headers.get('x-robots-tag') ?? '', /noindex/);
  assert.equal(reply.headers.get('cache-control'), 'private, no-store');
  assert.equal(reply.headers.get('referrer-policy'), 'no-referrer');
  assert.match(reply.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
  const text = await reply.text();
  assert.doesNotMatch(text, /<script/);
  return { status: reply.status, text };
}

Deno.test('opening the link of an email asks for confirmation, and changes nothing', async () => {
  await withBackend(replies(true), async (server) => {
    const { status, text } = await pageOf(await open());
    assert.equal(status, 200);
    assert.match(text, /<h1>Отписаться от\u00a0новостей\?<\/h1>/);
    assert.match(text, /новости о\u00a0линзах и\u00a0предложения/);
    assert.equal(text.match(/<button/g)?.length, 1);
    assert.match(text, /<form method="post"><button type="submit">Отписаться<\/button><\/form>/);
    const [asked, ...others] = server.requests;
    assert.deepEqual([asked?.method, asked?.url.pathname], ['GET', '/rest/mailing']);
    assert.equal(asked?.url.searchParams.get('key'), KEY);
    assert.equal(others.length, 0);
  });
});

Deno.test('a mail program unsubscribes by one POST, without cookies or our origin', async () => {
  await withBackend(replies(false), async (server) => {
    const sent = {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'auth.token=t1' },
    };
    const { status, text } = await pageOf(await open(sent));
    assert.equal(status, 200);
    assert.match(text, /<h1>Вы\u00a0отписались<\/h1>/);
    assert.match(text, /<a href="\/personal\/profile\/">/);
    assert.doesNotMatch(text, /<button/);
    const [asked] = server.requests;
    assert.deepEqual([asked?.method, asked?.url.pathname], ['POST', '/rest/mailing.leave']);
    assert.deepEqual(JSON.parse(asked?.body ?? ''), { key: KEY });
    assert.equal(asked?.headers.get('x-forwarded-for'), '203.0.113.7');
    assert.equal(
      asked?.headers.get('user-api-token'),
      null,
      'the session of this browser is not sent',
    );
  });
});

Deno.test('the link reports that the visitor has already unsubscribed', async () => {
  await withBackend(replies(false), async () => {
    assert.match((await pageOf(await open())).text, /Вы\u00a0отписались/);
  });
});

Deno.test('an invalid link gets the same polite 404 page for every request', async () => {
  const refused = () =>
    Response.json({ error: 'link_expired', error_description: 'Нет' }, { status: 400 });
  await withBackend(refused, async (server) => {
    for (const init of [{}, { method: 'POST', body: 'List-Unsubscribe=One-Click' }]) {
      const { status, text } = await pageOf(await open(init));
      assert.deepEqual([status, /Эта ссылка не\u00a0работает/.test(text)], [404, true]);
    }
    server.requests.length = 0;
    const flood = { method: 'POST', body: 'x'.repeat(3000) };
    assert.equal((await pageOf(await open(flood))).status, 404);
    for (const query of ['', '?key=', '?kez=1']) {
      assert.equal((await pageOf(await open({}, query))).status, 404, query);
    }
    assert.equal(server.requests.length, 0);
  });
});

Deno.test('a failing or busy backend makes the page ask visitors to come back later', async () => {
  const lines = await errorsOf(async () => {
    for (const [error, status] of Object.entries({ internal: 500, too_many_requests: 429 })) {
      const reply = () => Response.json({ error, error_description: 'Нет' }, { status });
      await withBackend(reply, async () => {
        const page = await pageOf(await open({ method: 'POST' }));
        assert.deepEqual([page.status, /через минуту/.test(page.text)], [503, true]);
      });
    }
  });
  assert.ok(lines.every((line) => !line.includes(KEY)));
});

Deno.test('other methods pass through', async () => {
  assert.equal(await open({ method: 'PUT', body: '' }), undefined);
});
