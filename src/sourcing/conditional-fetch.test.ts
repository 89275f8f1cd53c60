import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mapCache } from '../../tests/unit/map-cache.ts';
import { stubServer, type StubServer } from '../../tests/unit/stub-server.ts';
import { conditionalFetch } from './conditional-fetch.ts';

let server: StubServer;
let reply = { status: 200, etag: '"1"', body: '{"result":1}' };

beforeEach(async () => {
  reply = { status: 200, etag: '"1"', body: '{"result":1}' };
  server = await stubServer(({ headers }, response) => {
    const known = reply.etag !== '' && headers['if-none-match'] === reply.etag;
    if (reply.etag) response.setHeader('etag', reply.etag);
    response.setHeader('content-type', 'application/json');
    response.writeHead(known ? 304 : reply.status).end(known ? '' : reply.body);
  });
});
afterEach(() => server.stop());

describe('conditionalFetch', () => {
  it('serves an unchanged response from the cache, with status 200', async () => {
    const cache = mapCache();
    const first = await conditionalFetch(cache)(`${server.origin}/rest/faq`);
    expect([first.status, await first.text()]).toEqual([200, '{"result":1}']);
    const second = await conditionalFetch(cache)(`${server.origin}/rest/faq`);
    expect([second.status, await second.json()]).toEqual([200, { result: 1 }]);
    expect(server.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
  });

  it('returns a changed response and stores it', async () => {
    const ask = conditionalFetch(mapCache());
    await ask(`${server.origin}/rest/faq`);
    reply = { status: 200, etag: '"2"', body: '{"result":2}' };
    expect(await (await ask(`${server.origin}/rest/faq`)).json()).toEqual({ result: 2 });
    expect(await (await ask(`${server.origin}/rest/faq`)).json()).toEqual({ result: 2 });
    expect(server.asked.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"1"',
      '"2"',
    ]);
  });

  it('caches URLs separately, and sends the given headers', async () => {
    const ask = conditionalFetch(mapCache());
    await ask(`${server.origin}/rest/articles?page=1`);
    await ask(`${server.origin}/rest/articles?page=2`, { headers: { 'x-own': 'yes' } });
    expect(server.asked[1]?.headers['if-none-match']).toBeUndefined();
    expect(server.asked[1]?.headers['x-own']).toBe('yes');
  });

  it.each([
    { status: 500, etag: '"1"', body: 'no' },
    { status: 200, etag: '', body: '{"result":1}' },
    // Half of a response, under the ETag of the whole one.
    { status: 200, etag: '"1"', body: '{"result":' },
  ])('does not store $body with status $status and etag $etag', async (odd) => {
    reply = odd;
    const ask = conditionalFetch(mapCache());
    for (const _ of [1, 2]) {
      const response = await ask(`${server.origin}/rest/faq`);
      expect([response.status, await response.text()]).toEqual([odd.status, odd.body]);
    }
    expect(server.asked.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      undefined,
    ]);
  });
});
