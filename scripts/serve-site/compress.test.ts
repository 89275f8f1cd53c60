import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { compressed } from './compress.ts';

const text = Buffer.from('<p>Линзы</p>'.repeat(500));

const HTML = 'text/html; charset=utf-8';

async function send(
  accepts: string | null,
  type = HTML,
  body = text,
  more: Record<string, string> = {},
) {
  const headers = new Headers({ 'content-type': type, ...more });
  const bytes = await compressed(body, headers, accepts);
  const [encoding, vary] = [headers.get('content-encoding'), headers.get('vary')];
  return { bytes, encoding, vary, etag: headers.get('etag') };
}

describe('compressed', () => {
  it('prefers brotli, accepts gzip', async () => {
    const br = await send('gzip, deflate, br');
    expect(br.encoding).toBe('br');
    expect(brotliDecompressSync(br.bytes)).toEqual(text);
    const gz = await send('gzip');
    expect(gz.encoding).toBe('gzip');
    expect(gunzipSync(gz.bytes)).toEqual(text);
  });

  it('uses a 64 kB window up to twice that length, and a window of the whole text beyond', async () => {
    // A Brotli stream begins with the window size: one unset bit means 64 kB (RFC 7932, 9.1).
    const hasLittle = async (length: number) =>
      ((await send('br', HTML, Buffer.alloc(length, 'Линзы '))).bytes[0] ?? 0) % 2 === 0;
    expect([await hasLittle(2 ** 17), await hasLittle(2 ** 17 + 1)]).toEqual([true, false]);
  });

  it('respects a refusal and a missing header, and sends Vary', async () => {
    for (const accepts of [null, 'identity', 'br;q=0, gzip;q=0']) {
      const vary = 'accept-encoding';
      expect(await send(accepts)).toEqual({ bytes: text, encoding: null, vary, etag: null });
    }
    expect((await send('br;q=0, gzip')).encoding).toBe('gzip');
  });

  it('leaves pictures and short responses unchanged', async () => {
    expect((await send('br', 'image/webp')).encoding).toBeNull();
    expect((await send('br', 'text/html', Buffer.from('short'))).encoding).toBeNull();
  });

  it('leaves a weak ETag, and the ETag of an unencoded response, unchanged', async () => {
    expect((await send(null, HTML, text, { etag: '"1"' })).etag).toBe('"1"');
    expect((await send('br', 'image/webp', text, { etag: '"1"' })).etag).toBe('"1"');
    expect((await send('br', HTML, text, { etag: 'W/"1"' })).etag).toBe('W/"1"');
  });

  it('sends later readers of a document fewer bytes than the first', async () => {
    const page = readFileSync('docs/architecture.md');
    const ask = (type: string, etag: string) => send('br', type, page, { etag });
    const first = await ask(HTML, '"1"');
    let later = first;
    while (later.bytes === first.bytes) {
      await setImmediate();
      later = await ask(HTML, '"1"');
    }
    expect(later.bytes.byteLength).toBeLessThan(first.bytes.byteLength);
    expect(brotliDecompressSync(later.bytes)).toEqual(page);
    // Different bytes have different tags, and both name their content.
    expect(later.etag).not.toBe(first.etag);
    for (const { etag } of [first, later]) expect(etag).toMatch(/^"1\.br\.[\w-]{12}"$/);
    // A response to a call or a visitor's own page may never be requested again.
    await ask('application/json', '"2"');
    expect((await ask('application/json', '"2"')).bytes).toEqual(first.bytes);
  });
});
