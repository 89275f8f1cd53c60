import assert from 'node:assert/strict';
import visitorPage from '../../edge-functions/visitor-page.ts';
import { chain } from './fake-server.ts';

const HOME =
  '<html lang="ru" data-city-id="6281"><head><title data-gatsby-head="true">Ясно</title></head></html>';
const page = () => new Response(HOME, { headers: { 'content-type': 'text/html', etag: '"1"' } });
const visit = (path: string, cookie: string) =>
  visitorPage(new Request(`https://site.test${path}`, { headers: { cookie } }), chain(page));

const SENT = `wayBack=${encodeURIComponent('/personal/orders/')}`;

Deno.test('the home page tells a redirected visitor why, and no other visitor', async () => {
  const got = await visit('/', SENT);
  assert.equal(
    await got?.text(),
    '<html lang="ru" data-city-id="6281" data-way-back=""><head><title data-gatsby-head="true">Сначала войдите: Ясно</title></head></html>',
  );
  assert.equal(got?.headers.get('cache-control'), 'private, no-cache');
  assert.equal(got?.headers.get('etag'), null);
});

Deno.test('their view is applied along with the message', async () => {
  const html = await (
    await visit('/?a=1', `${SENT}; view=%7B%22palette%22%3A%22dark%22%7D`)
  )?.text();
  assert.match(
    html ?? '',
    /^<html lang="ru" data-city-id="6281" data-palette="dark" data-way-back=""/,
  );
});

Deno.test('no other page shows the message, and no other cookie causes it', async () => {
  assert.equal(await visit('/catalog/', SENT), undefined);
  for (const value of ['', '1', '/', '//evil.test/', '/personal/../x', '/catalog/', '%']) {
    assert.equal(await visit('/', `wayBack=${encodeURIComponent(value)}`), undefined, value);
  }
  assert.equal(await visit('/', 'auth.token=t'), undefined);
});
