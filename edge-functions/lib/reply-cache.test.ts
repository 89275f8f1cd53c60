import assert from 'node:assert/strict';
import { replyCache, replyKey } from './reply-cache.ts';

const reply = (body: string) => ({ body, headers: {} });

Deno.test('keeps a reply for its time', () => {
  let time = 0;
  const cache = replyCache(60_000, 10, () => time);
  cache.set('a', reply('1'));
  time = 59_999;
  assert.equal(cache.get('a')?.body, '1');
  time = 60_000;
  assert.equal(cache.get('a'), null);
});

Deno.test('lets the oldest go when it is full', () => {
  const cache = replyCache(60_000, 2, () => 0);
  for (const key of ['a', 'b', 'a', 'c']) cache.set(key, reply(key));
  assert.equal(cache.get('b'), null);
  assert.equal(cache.get('a')?.body, 'a');
  assert.equal(cache.get('c')?.body, 'c');
});

Deno.test('the key knows path, parameters in any order, and city', () => {
  const key = (url: string, city = 1) => replyKey(new URL(url, 'https://site.test'), city);
  assert.equal(key('/rest/shops?b=2&a=1'), key('/rest/shops?a=1&b=2'));
  assert.notEqual(key('/rest/shops?a=1'), key('/rest/shops?a=2'));
  assert.notEqual(key('/rest/shops'), key('/rest/certificate.shops'));
  assert.notEqual(key('/rest/shops', 1), key('/rest/shops', 2));
});
