import assert from 'node:assert/strict';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import view from '../../edge-functions/view.ts';
import visitorPage from '../../edge-functions/visitor-page.ts';
import { chain } from './fake-server.ts';

const SITE = 'https://yasno.test';
const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

const send = (body: string, headers: Record<string, string> = {}) =>
  view(
    new Request(`${SITE}/view/`, { method: 'POST', body, headers: { ...FORM, ...headers } }),
    chain(() => new Response(null, { status: 404 })),
  );

Deno.test('remembers the view and redirects back to the page of the form', async () => {
  const reply = await send('palette=dark&text-size=2', { referer: `${SITE}/faq/?a=1` });
  assert.equal(reply?.status, 303);
  assert.equal(reply.headers.get('location'), '/faq/?a=1');
  assert.equal(
    reply.headers.get('set-cookie'),
    `view=${encodeURIComponent('{"palette":"dark","text-size":"2"}')}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`,
  );
  assert.equal(reply.headers.get('cache-control'), 'private, no-store');
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    assert.equal(reply.headers.get(name), value);
});

Deno.test('redirects only within the site', async () => {
  const targets = {
    '': '/view/',
    x: '/view/',
    'javascript:alert(1)': '/view/',
    'a:/\\evil.test/': '/view/',
    'https://evil.test/catalog/': '/catalog/',
    [`${SITE}//evil.test/`]: '/view/',
  };
  for (const [referer, target] of Object.entries(targets)) {
    const reply = await send('palette=dark', referer ? { referer } : {});
    assert.equal(reply?.headers.get('location'), target, referer);
  }
});

const LONG = `/${'a'.repeat(499)}`;

Deno.test('the form leads back to the page before its own, if that is on this site', async () => {
  const ways: Record<string, string> = {
    '/faq/?a=1': '/faq/?a=1',
    '/catalog/?q=a\\b#c': '/catalog/?q=a%5Cb',
    [LONG]: LONG,
    [`${LONG}a`]: '/view/',
    '': '/view/',
    'faq/': '/view/',
    '/view/?a=1': '/view/',
    '//evil.test/': '/view/',
    '/\\evil.test/': '/view/',
    '/.//evil.test/': '/view/',
    'https://evil.test/faq/': '/view/',
    'javascript:alert(1)': '/view/',
  };
  for (const [path, target] of Object.entries(ways)) {
    const body = new URLSearchParams({ palette: 'dark', back: path }).toString();
    const reply = await send(body, { referer: `${SITE}/view/` });
    assert.equal(reply?.headers.get('location'), target, path);
  }
});

const FORM_PAGE = '<html><form><input type="hidden" name="back"/></form></html>';
const open = (headers: Record<string, string>, method = 'GET') =>
  view(
    new Request(`${SITE}/view/`, { method, headers }),
    chain(() => new Response(FORM_PAGE, { headers: { 'content-type': 'text/html', etag: '"1"' } })),
  );

/** What the page's form contains for a visitor with these headers. */
async function backFor(headers: Record<string, string>): Promise<string | undefined> {
  const reply = await open(headers);
  assert.equal(reply?.headers.get('cache-control'), 'private, no-store');
  assert.equal(reply?.headers.get('etag'), null);
  return /^<html><form><input type="hidden" name="back" value="([^"]*)"\/><\/form><\/html>$/.exec(
    (await reply?.text()) ?? '',
  )?.[1];
}

Deno.test('the page of the form knows where its visitor came from, and is never cached', async () => {
  assert.equal(await backFor({}), '');
  assert.equal(await backFor({ referer: `${SITE}/faq/?a=1` }), '/faq/?a=1');
  assert.equal(await backFor({ referer: `${SITE}/?a="&b=<i>'` }), '/?a=%22&amp;b=%3Ci%3E%27');
  for (const path of ['/view/', '//evil.test/', `${LONG}a`]) {
    assert.equal(await backFor({ referer: SITE + path }), '', path);
  }
  const other = { referer: 'https://evil.test/faq/' };
  assert.equal(await backFor(other), '');
  // Browsers say that it is the same site; it may be served at another address than the functions know.
  const known = { referer: 'http://127.0.0.1/faq/', 'sec-fetch-site': 'same-origin' };
  assert.equal(await backFor(known), '/faq/');
  for (const site of ['cross-site', 'same-site', 'none']) {
    assert.equal(await backFor({ referer: `${SITE}/faq/`, 'sec-fetch-site': site }), '', site);
  }
});

Deno.test('the reset forgets everything, invalid values choose nothing', async () => {
  for (const body of ['palette=dark&reset=1', '', 'palette=<script>', '\u0000=%']) {
    const reply = await send(body);
    assert.match(reply?.headers.get('set-cookie') ?? '', /^view=; Max-Age=0; Path=\/;/);
  }
});

Deno.test('rejects forms of other sites, floods and other methods', async () => {
  for (const site of ['cross-site', 'same-site', 'none']) {
    assert.equal((await send('palette=dark', { 'sec-fetch-site': site }))?.status, 403, site);
  }
  assert.equal((await send('x'.repeat(3000)))?.status, 413);
  assert.equal(await open({}, 'PUT'), undefined);
});

const PAGE =
  '<html lang="ru" data-city-id="6281"><input data-view="" name="palette" value="dark"/>';
const visit = (cookie: string) =>
  visitorPage(
    new Request(`${SITE}/faq/`, { headers: { cookie } }),
    chain(() => new Response(PAGE, { headers: { 'content-type': 'text/html', etag: '"1"' } })),
  );

Deno.test('a page has the chosen view, for its visitor only', async () => {
  const reply = await visit('view=%7B%22palette%22%3A%22dark%22%7D');
  assert.equal(
    await reply?.text(),
    '<html lang="ru" data-city-id="6281" data-palette="dark"><input data-view="" name="palette" value="dark" checked=""/>',
  );
  assert.equal(reply?.headers.get('cache-control'), 'private, no-cache');
  assert.equal(reply?.headers.get('etag'), null);
});

Deno.test('without a valid view the page is the CDN’s own', async () => {
  for (const cookie of ['view=', 'view=%7B%7D', 'view=%7B%22palette%22%3A%22x%22%7D']) {
    assert.equal(await visit(cookie), undefined, cookie);
  }
});
