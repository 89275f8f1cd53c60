import { describe, expect, it } from '@jest/globals';
import { cacheTag, TAG_OF_ALL } from '../../regenerator/publish/cache-tags.ts';
import { CDNS, forAMoment, type Cdn } from '../../src/config/cdn.ts';
import { forSharedCache, noteTags } from './shared-cache.ts';

const PAGE = 'public, max-age=0, must-revalidate';

function headersFor(cdn: Cdn | undefined, cache: string = PAGE): Record<string, string> {
  const headers = new Headers({ 'cache-control': cache });
  noteTags(headers, [cacheTag('index.html'), cacheTag('header.html'), cacheTag('index.html')]);
  forSharedCache(headers, cdn);
  return Object.fromEntries(headers);
}

it('adds no headers without a cache, and never exposes the internal one', () => {
  expect(headersFor(undefined)).toEqual({ 'cache-control': PAGE });
  for (const cdn of CDNS) expect(headersFor(cdn)).not.toHaveProperty('x-made-of');
});

it.each([
  ['varnish', 'surrogate-control', 'xkey', ' '],
  ['fastly', 'surrogate-control', 'surrogate-key', ' '],
  ['cloudflare', 'cloudflare-cdn-cache-control', 'cache-tag', ','],
  ['netlify', 'netlify-cdn-cache-control', 'netlify-cache-tag', ','],
] as const)('tells %s the lifetime of a page, and each tag once', (cdn, life, tags, between) => {
  const headers = headersFor(cdn);
  expect(headers[life]).toMatch(/max-age=3600, stale-while-revalidate=60, stale-if-error=86400$/);
  const expected = [cacheTag('index.html'), cacheTag('header.html'), TAG_OF_ALL];
  expect(headers[tags]).toBe(expected.join(between));
  expect(headers['cache-control']).toBe(PAGE);
});

it.each(['private, no-store', 'private, no-cache', 'public, max-age=31536000, immutable'])(
  'leaves a response with %s unchanged',
  (cache) => {
    for (const cdn of CDNS) expect(headersFor(cdn, cache)).toEqual({ 'cache-control': cache });
  },
);

it('leaves a response without tags unchanged', () => {
  const headers = new Headers({ 'cache-control': PAGE });
  forSharedCache(headers, 'varnish');
  expect(Object.fromEntries(headers)).toEqual({ 'cache-control': PAGE });
});

describe('a page that a function has rendered for everybody', () => {
  function drawn(cdn: Cdn | undefined) {
    const headers = new Headers({ 'cache-control': 'private, no-cache', ...forAMoment(['view']) });
    noteTags(headers, [cacheTag('where-buy/index.html')]);
    forSharedCache(headers, cdn);
    return Object.fromEntries(headers);
  }

  it.each([
    ['varnish', 'surrogate-control'],
    ['fastly', 'surrogate-control'],
    ['cloudflare', 'cloudflare-cdn-cache-control'],
  ] as const)('is cached for a moment by %s, and purged with its file', (cdn, life) => {
    const headers = drawn(cdn);
    expect(headers[life]).toMatch(/max-age=10, stale-if-error=86400$/);
    expect(JSON.stringify(headers)).toContain(cacheTag('where-buy/index.html'));
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it.each([undefined, 'netlify'] as const)('is private if the cache is %s', (cdn) => {
    expect(drawn(cdn)).toEqual({ 'cache-control': 'private, no-cache' });
  });
});
