/** Documents compressed against a shared dictionary, requested as by a browser. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { page, type Stage } from './stage.ts';

const KAZAN = `userLocation=${encodeURIComponent('{"id":6285,"title":"Казань"}')}`;
const ACCEPTS = { 'accept-encoding': 'gzip, br, dcz' };
/** A shared part of pages that only a reference to it can shorten. */
const frame = Array.from({ length: 300 }, (_, line) => hash('sha256', `${line}`)).join(' ');

const shared = (title: string) => page(title).replace('<h1>', `<p>${frame}</p><h1>`);

/**
 * Publishes a page and checks that it is compressed against the dictionary that the client has, and with
 * brotli for all others.
 */
export async function checkDictionary(stage: Stage): Promise<void> {
  const asked = async (headers: Record<string, string>) => {
    const reply = await stage.ask('/about/', { headers: { ...ACCEPTS, ...headers } });
    const encoding = reply.headers.get('content-encoding');
    return { reply, encoding, bytes: Buffer.from(await reply.arrayBuffer()) };
  };
  await stage.publish({
    'about/index.html': shared('О нас'),
    '404.html': shared('Такой страницы нет'),
  });
  await stage.ask('/faq/');
  // A request for a dictionary waits for the one that is being created.
  const unknown = await stage.ask(`/static/pages-${'a'.repeat(20)}.dictionary`);
  assert.equal(unknown.status, 404);
  const first = await asked({});
  assert.equal(first.encoding, 'br');
  const link = first.reply.headers.get('link') ?? '';
  const path = /^<([^>]+)>; rel="compression-dictionary"$/.exec(link)?.[1];
  assert.ok(path, link);
  const told = await stage.ask(path);
  assert.equal(told.headers.get('use-as-dictionary'), 'match="/*", match-dest=("document")');
  assert.match(told.headers.get('cache-control') ?? '', /immutable/);
  const dictionary = Buffer.from(await told.arrayBuffer());
  const own = { 'available-dictionary': `:${hash('sha256', dictionary, 'base64')}:` };
  // Without a cookie the response to the previous request may be sent again.
  for (const visitor of [{}, { cookie: KAZAN }]) {
    const plain = await asked({ ...visitor, 'accept-encoding': 'identity' });
    const { reply, encoding, bytes } = await asked({ ...visitor, ...own });
    assert.equal(encoding, 'dcz');
    assert.match(reply.headers.get('vary') ?? '', /accept-encoding, available-dictionary/);
    assert.equal(reply.headers.get('link'), null);
    assert.equal(bytes.subarray(8, 40).toString('hex'), hash('sha256', dictionary, 'hex'));
    assert.deepEqual(zstdDecompressSync(bytes.subarray(40), { dictionary }), plain.bytes);
    assert.ok(bytes.byteLength < 400, `${bytes.byteLength} bytes`);
  }
  const wrong = { 'available-dictionary': `:${hash('sha256', 'another', 'base64')}:` };
  assert.equal((await asked(wrong)).encoding, 'br');
  assert.equal((await asked({ ...own, 'accept-encoding': 'br' })).encoding, 'br');
}
