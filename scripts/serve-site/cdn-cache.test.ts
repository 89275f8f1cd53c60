import { describe, expect, it } from '@jest/globals';
import { cdnCache } from './cdn-cache.ts';

const rule = {
  'netlify-cdn-cache-control': 'public, max-age=60',
  'netlify-vary': 'query,cookie=userLocation',
};
const reply = (headers: Record<string, string> = rule) =>
  new Response('body', { headers: { etag: '"1"', ...headers } });
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://localhost${path}`, { headers, method });

describe('cdnCache', () => {
  it('keeps what a function allows, for as long as it says', async () => {
    let time = 0;
    const cdn = cdnCache(() => time);
    expect(await (await cdn.keep(ask('/rest/shops'), reply())).text()).toBe('body');
    const kept = cdn.get(ask('/rest/shops'));
    expect(kept?.headers.get('x-cache')).toBe('hit');
    expect(await kept?.text()).toBe('body');
    expect(cdn.get(ask('/rest/shops', { 'if-none-match': '"1"' }))?.status).toBe(304);
    time = 60_000;
    expect(cdn.get(ask('/rest/shops'))).toBeNull();
  });

  it('keeps cities and queries apart, other cookies together', async () => {
    const cdn = cdnCache();
    await cdn.keep(ask('/rest/shops?a=1', { cookie: 'userLocation=1; x=1' }), reply());
    expect(cdn.get(ask('/rest/shops?a=1', { cookie: 'x=2; userLocation=1' }))).not.toBeNull();
    expect(cdn.get(ask('/rest/shops?a=1', { cookie: 'userLocation=2' }))).toBeNull();
    expect(cdn.get(ask('/rest/shops?a=2', { cookie: 'userLocation=1' }))).toBeNull();
  });

  it('keeps nothing else', async () => {
    const cdn = cdnCache();
    await cdn.keep(ask('/a'), reply({ 'cache-control': 'public, max-age=60' }));
    await cdn.keep(ask('/b'), reply({ 'netlify-cdn-cache-control': 'private, max-age=60' }));
    await cdn.keep(ask('/c', {}, 'POST'), reply());
    await cdn.keep(ask('/d'), new Response('no', { status: 500, headers: rule }));
    for (const path of ['/a', '/b', '/c', '/d']) expect(cdn.get(ask(path))).toBeNull();
  });
});
