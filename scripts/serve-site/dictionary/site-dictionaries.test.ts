import { hash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { publishedSite } from '../../../regenerator/publish/published-site.ts';
import { releaseStore } from '../../../tests/unit/release-store.ts';
import { compressed } from '../compress.ts';
import { dictionaryResponse, offered } from './offer.ts';
import { siteDictionaries, type SiteDictionaries } from './site-dictionaries.ts';

const { site, write, all } = releaseStore();
const frame = (footer: string) => `<header>${'Ясно'.repeat(300)}</header><p>404</p>${footer}`;

/** Publishes a site with this footer, and has the dictionaries read it. */
async function lookedAt(dictionaries: SiteDictionaries, footer: string, home = 'home') {
  await write('404.html', frame(footer));
  await write('index.html', home);
  await all();
  const release = await publishedSite(site()).release();
  if (!release) throw new Error('nothing was published');
  dictionaries.look(release);
  await dictionaries.at('');
  const current = dictionaries.current();
  if (!current) throw new Error('there is no dictionary');
  return current;
}

it('makes one dictionary per frame, and keeps the latest ones', async () => {
  const dictionaries = siteDictionaries();
  const first = await lookedAt(dictionaries, 'one');
  expect(first.bytes.toString()).toBe(frame('one'));
  expect(await lookedAt(dictionaries, 'one', 'another home')).toBe(first);
  const second = await lookedAt(dictionaries, 'two');
  expect(second.path).not.toBe(first.path);
  expect(await dictionaries.at(first.path)).toBe(first);
  expect(dictionaries.named(first.name)).toBe(first);
  for (const footer of ['three', 'four', 'five']) await lookedAt(dictionaries, footer);
  expect(dictionaries.named(first.name)).toBeUndefined();
  // Another server of the same site.
  expect((await lookedAt(siteDictionaries(), 'two')).name).toBe(second.name);
});

const html = () => new Headers({ 'content-type': 'text/html; charset=utf-8' });

it('compresses a document with the dictionary that the client has, and links to a newer one', async () => {
  const dictionaries = siteDictionaries();
  const first = await lookedAt(dictionaries, 'one');
  const page = Buffer.from(frame('one').replace('404', 'Статья'));
  const asked = { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': first.name };
  const headers = html();
  const found = offered(dictionaries, asked, headers);
  expect(headers.has('link')).toBe(false);
  const bytes = await compressed(page, headers, asked['accept-encoding'], found);
  expect(headers.get('content-encoding')).toBe('dcz');
  expect(headers.get('vary')).toBe('accept-encoding, available-dictionary');
  // RFC 9842, 2.2: a skippable frame with the dictionary's hash.
  expect(bytes.subarray(0, 40).toString('hex')).toBe(
    `5e2a4d1820000000${hash('sha256', first.bytes, 'hex')}`,
  );
  expect(zstdDecompressSync(bytes.subarray(40), { dictionary: first.bytes })).toEqual(page);
  expect(bytes.byteLength).toBeLessThan(120);
  const second = await lookedAt(dictionaries, 'two');
  const later = html();
  expect(offered(dictionaries, asked, later)).toBe(first);
  expect(later.get('link')).toBe(`<${second.path}>; rel="compression-dictionary"`);
});

it('advertises a dictionary only to clients that support it, and only in documents', async () => {
  const dictionaries = siteDictionaries();
  const { path } = await lookedAt(dictionaries, 'one');
  const plain = html();
  expect(offered(dictionaries, { 'accept-encoding': 'gzip, br' }, plain)).toBeUndefined();
  expect([plain.get('link'), plain.get('vary')]).toEqual([
    null,
    'accept-encoding, available-dictionary',
  ]);
  const first = html();
  offered(dictionaries, { 'accept-encoding': 'gzip, br, zstd' }, first);
  expect(first.get('link')).toContain(path);
  const able = html();
  const wrong = { 'accept-encoding': 'br, dcz', 'available-dictionary': ':AAAA:' };
  expect(offered(dictionaries, wrong, able)).toBeUndefined();
  expect(able.get('link')).toContain(path);
  const alone = html();
  alone.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  expect(offered(dictionaries, wrong, alone)).toBeUndefined();
  expect([...alone.keys()]).toEqual(['content-security-policy', 'content-type']);
  const script = new Headers({ 'content-type': 'text/javascript' });
  expect(offered(dictionaries, wrong, script)).toBeUndefined();
  expect([...script.keys()]).toEqual(['content-type']);
});

it('serves a dictionary as immutable, for documents only, and does not cache an unknown one', async () => {
  const dictionaries = siteDictionaries();
  const { path, bytes } = await lookedAt(dictionaries, 'one');
  const reply = await dictionaryResponse(dictionaries, path, { 'x-own': 'yes' });
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'x-own': 'yes',
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const unknown = await dictionaryResponse(dictionaries, '/static/other', {});
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
