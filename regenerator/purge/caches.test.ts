import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { TAG_OF_ALL } from '../publish/cache-tags.ts';
import type { Cache } from './cache.ts';

import { cloudflare, fastly, netlify } from './rented-caches.ts';
import { varnish } from './varnish.ts';

type Asked = {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly json: unknown;
};

let origin: string;
let asked: Asked[];
let answer: { status: number; headers?: Record<string, string>; body?: string };

const server = createServer((incoming, reply) => {
  let body = '';
  incoming.on('data', (part: Buffer) => (body += part.toString()));
  incoming.on('end', () => {
    const json: unknown = body === '' ? undefined : JSON.parse(body);
    asked.push({ line: `${incoming.method} ${incoming.url}`, headers: incoming.headers, json });
    reply.writeHead(answer.status, answer.headers).end(answer.body);
  });
});

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: '{"success":true,"errors":[]}' };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** A signal that never aborts. */
const going = new AbortController().signal;

const account = () => ({ id: 'ours', token: 'secret', api: origin });
const some = (count: number) => ({
  tags: Array.from({ length: count }, (_, index) => `tag${index}`),
  pages: [],
});
const lines = () => asked.map(({ line }) => line);
const listed = (name: string) =>
  asked.map(({ json }) => new Map(Object.entries(json ?? {})).get(name)?.length);

it('sends up to 256 keys per request to Fastly', async () => {
  await fastly(account()).forget(some(300), going);
  expect(lines()).toEqual(['POST /service/ours/purge', 'POST /service/ours/purge']);
  expect(listed('surrogate_keys')).toEqual([256, 44]);
  expect(asked[0]?.headers).toMatchObject({ 'fastly-key': 'secret' });
  await fastly(account()).forget('everything', going);
  expect(lines().at(-1)).toBe('POST /service/ours/purge_all');
});

it('sends up to 100 tags per request to Cloudflare, and detects a failure with status 200', async () => {
  await cloudflare(account()).forget(some(101), going);
  expect(listed('tags')).toEqual([100, 1]);
  expect(asked[0]).toMatchObject({
    line: 'POST /zones/ours/purge_cache',
    headers: { authorization: 'Bearer secret' },
  });
  await cloudflare(account()).forget('everything', going);
  expect(asked.at(-1)?.json).toEqual({ purge_everything: true });
  for (const body of ['{"success":false,"errors":[{"message":"no such zone"}]}', '<html>', '']) {
    answer = { status: 200, body };
    await expect(cloudflare(account()).forget(some(1), going)).rejects.toThrow(/did not confirm/);
  }
});

it('sends the tags of a site to Netlify, or no tags to purge everything', async () => {
  await netlify(account()).forget(some(2), going);
  await netlify(account()).forget('everything', going);
  expect(asked.map(({ line, json }) => [line, json])).toEqual([
    ['POST /purge', { site_id: 'ours', cache_tags: ['tag0', 'tag1'] }],
    ['POST /purge', { site_id: 'ours' }],
  ]);
});

it('sends tags to Varnish, or the common tag to purge everything', async () => {
  const cache = varnish(origin);
  await cache.forget(some(501), going);
  await cache.forget('everything', going);
  expect(lines()).toEqual(['PURGE /', 'PURGE /', 'PURGE /']);
  expect(asked[1]?.headers).toMatchObject({ 'xkey-purge': 'tag500' });
  expect(asked[2]?.headers).toMatchObject({ 'xkey-purge': TAG_OF_ALL });
});

it('renews a page in Varnish by a HEAD request', async () => {
  await varnish(origin).renew?.('/articles/', going);
  expect(lines()).toEqual(['HEAD /articles/']);
});

it.each([
  ['Fastly', fastly],
  ['Cloudflare', cloudflare],
  ['Netlify', netlify],
] as const)('waits as long as %s asks for, and names it when it is down', async (name, open) => {
  const cache: Cache = open(account());
  answer = { status: 429, headers: { 'retry-after': '7' } };
  await expect(cache.forget(some(1), going)).rejects.toMatchObject({
    message: `${name} answered 429`,
    wait: 7_000,
  });
  answer = { status: 302, headers: { location: 'http://localhost:1/' } };
  await expect(cache.forget(some(1), going)).rejects.toThrow(`${name} does not answer`);
  const down = open({ ...account(), api: 'http://127.0.0.1:1' });
  await expect(down.forget(some(1), going)).rejects.toThrow(`${name} does not answer`);
});
