import { describe, expect, it, jest } from '@jest/globals';
import { cdnCache } from './cdn-cache.ts';

const rule = {
  'netlify-cdn-cache-control': 'public, max-age=60',
  'netlify-vary': 'query,cookie=userLocation',
};
const tagged = { ...rule, 'netlify-cache-tag': 'content' };
const reply = (headers: Record<string, string> = rule, body = 'body') =>
  new Response(body, { headers: { etag: '"1"', ...headers } });
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://localhost${path}`, { headers, method });

/** A cache whose content revision and clock the test controls, and its origin. */
function set() {
  const world = { time: 0, revision: 1 as number | null };
  const backend = jest.fn(() => Promise.resolve<Response | null>(reply()));
  const revision = jest.fn(() => Promise.resolve(world.revision));
  const cdn = cdnCache(revision, () => world.time);
  const serve = async (request: Request) => {
    const response = await cdn.serve(request, backend);
    return response && { response, cache: response.headers.get('x-cache') };
  };
  return { world, backend, revision, serve };
}

describe('cdnCache', () => {
  it('caches what a function allows, for as long as it says', async () => {
    const { world, backend, serve } = set();
    const first = await serve(ask('/rest/shops'));
    expect(first?.cache).toBe('miss');
    expect(await first?.response.text()).toBe('body');
    const second = await serve(ask('/rest/shops'));
    expect(second?.cache).toBe('hit');
    expect(await second?.response.text()).toBe('body');
    expect((await serve(ask('/rest/shops', { 'if-none-match': '"1"' })))?.response.status).toBe(
      304,
    );
    expect(backend).toHaveBeenCalledTimes(1);
    world.time = 60_000;
    expect((await serve(ask('/rest/shops')))?.cache).toBe('miss');
  });

  it('separates cities and queries, but not other cookies', async () => {
    const { serve } = set();
    const cacheOf = async (path: string, cookie: string) =>
      (await serve(ask(path, { cookie })))?.cache;
    await serve(ask('/rest/shops?a=1', { cookie: 'userLocation=1; x=1' }));
    expect(await cacheOf('/rest/shops?a=1', 'x=2; userLocation=1')).toBe('hit');
    expect(await cacheOf('/rest/shops?a=1', 'userLocation=2')).toBe('miss');
    expect(await cacheOf('/rest/shops?a=2', 'userLocation=1')).toBe('miss');
  });

  it('caches nothing else', async () => {
    const { backend, serve } = set();
    for (const [request, answer] of [
      [ask('/rest/a'), reply({ 'cache-control': 'public, max-age=60' })],
      [ask('/rest/b'), reply({ 'netlify-cdn-cache-control': 'private, max-age=60' })],
      [ask('/rest/c', {}, 'POST'), reply()],
      [ask('/rest/d'), new Response('no', { status: 500, headers: rule })],
      [ask('/page/'), reply()],
      [ask('/rest/e'), null],
    ] as const) {
      backend.mockClear();
      backend.mockImplementation(() => Promise.resolve(answer && answer.clone()));
      await serve(request.clone());
      await serve(request);
      expect(backend).toHaveBeenCalledTimes(2);
    }
  });

  it('is fresh after an edit, and sends no request before one', async () => {
    const { world, backend, serve } = set();
    backend.mockImplementation(() => Promise.resolve(reply(tagged, `of ${world.revision}`)));
    await serve(ask('/rest/shops'));
    for (let visitor = 0; visitor < 5; visitor += 1) {
      expect((await serve(ask('/rest/shops')))?.cache).toBe('hit');
    }
    expect(backend).toHaveBeenCalledTimes(1);
    world.revision = 2;
    const edited = await serve(ask('/rest/shops'));
    expect([edited?.cache, await edited?.response.text()]).toEqual(['miss', 'of 2']);
    expect((await serve(ask('/rest/shops')))?.cache).toBe('hit');
  });

  it('treats a response as stale if an edit was made while it was created', async () => {
    const { world, backend, serve } = set();
    backend.mockImplementation(() => {
      world.revision = 2;
      return Promise.resolve(reply(tagged));
    });
    await serve(ask('/rest/shops'));
    expect((await serve(ask('/rest/shops')))?.cache).toBe('miss');
  });

  it('does not serve content whose age is unknown', async () => {
    const { world, backend, serve } = set();
    backend.mockImplementation(() => Promise.resolve(reply(tagged)));
    world.revision = null;
    await serve(ask('/rest/shops'));
    expect((await serve(ask('/rest/shops')))?.cache).toBe('miss');
  });
});
