import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { translateConditions, written } from './written.ts';

const text = 'Линзы '.repeat(500);
const HTML = 'text/html; charset=utf-8';

const response = (more: Record<string, string> = {}, status = 200) =>
  new Response(status === 304 ? null : text, {
    status,
    headers: { etag: '"3f"', 'content-type': HTML, 'x-own': 'yes', ...more },
  });

const ask = (headers: IncomingHttpHeaders, method = 'GET', reply = response()) =>
  written(reply, { headers, method }, undefined);

const tagFor = async (accepts: string) =>
  String((await ask({ 'accept-encoding': accepts })).headers['etag']);

const told = {
  br: { 'accept-encoding': 'gzip, br' },
  gzip: { 'accept-encoding': 'gzip' },
} as const;

describe('written', () => {
  it('gives each encoding its own ETag', async () => {
    const [plain, gzip, br] = await Promise.all(['', 'gzip', 'br'].map(tagFor));
    expect(plain).toBe('"3f"');
    expect(gzip).toMatch(/^"3f\.gzip\.[\w-]{12}"$/);
    const { body } = await ask(told.br);
    expect(br).toBe(`"3f.br.${hash('sha256', body ?? '', 'base64url').slice(0, 12)}"`);
  });

  it('answers 304 with the sent ETag for a copy that the client can still decode', async () => {
    const br = await tagFor('br');
    for (const known of [br, '"3f"', 'W/"3f"', `"0", ${br}`]) {
      for (const reply of [response(), response({}, 304)]) {
        const found = await ask({ ...told.br, 'if-none-match': known }, 'GET', reply);
        expect([found.status, found.body]).toEqual([304, null]);
        expect(found.headers).toEqual({
          etag: known.replace('"0", ', ''),
          vary: 'accept-encoding',
          'x-own': 'yes',
        });
      }
    }
    const head = await ask({ ...told.br, 'if-none-match': br }, 'HEAD');
    expect(head.status).toBe(304);
  });

  it('sends another copy to a client that cannot decode the one it has', async () => {
    const br = await tagFor('br');
    for (const headers of [told.gzip, {}]) {
      expect((await ask({ ...headers, 'if-none-match': br })).status).toBe(200);
    }
    expect((await ask({ 'if-none-match': '"0"' })).status).toBe(200);
    expect((await ask({ 'if-none-match': '"3f"' }, 'POST')).status).toBe(200);
    expect((await ask({ 'if-none-match': '*' }, 'GET', response({}, 404))).status).toBe(404);
  });

  it('sends a range only of the same copy that the client has', async () => {
    const br = await tagFor('br');
    const all = (await ask(told.br)).body;
    const range = { ...told.br, range: 'bytes=2-5' };
    for (const more of [{}, { 'if-range': br }]) {
      const part = await ask({ ...range, ...more });
      expect([part.status, part.body, part.headers['etag']]).toEqual([
        206,
        all?.subarray(2, 6),
        br,
      ]);
    }
    const others = ['"3f"', `W/${br}`, '"3f.br.quickquick12"', new Date().toUTCString()];
    for (const other of others) {
      expect((await ask({ ...range, 'if-range': other })).status).toBe(200);
    }
    expect((await ask(range, 'HEAD')).status).toBe(200);
    expect((await ask({ ...range, 'if-none-match': br })).status).toBe(304);
    expect((await ask(range, 'GET', response({}, 404))).status).toBe(404);
  });

  it('answers 412 if the request requires other bytes', async () => {
    const br = await tagFor('br');
    expect((await ask({ ...told.br, 'if-match': br })).status).toBe(200);
    const refused = await ask({ ...told.br, 'if-match': '"3f"' });
    expect([refused.status, refused.body, refused.headers['etag']]).toEqual([412, null, undefined]);
  });

  it('omits the length and the ETag of a copy that was not made for HEAD', async () => {
    const headOf = async (headers: Record<string, string>, accepts = '', status = 200) => {
      const reply = new Response(null, { status, headers: { etag: '"3f"', ...headers } });
      const asked = { 'accept-encoding': accepts, 'if-match': '"3f.br.k3Jd8s-0Qw1_"' };
      return await ask(asked, 'HEAD', reply);
    };
    const parts = { 'accept-ranges': 'bytes' };
    for (const accepts of ['', 'br']) {
      const page = await headOf({ 'content-type': HTML }, accepts);
      expect(page).toEqual({
        status: 200,
        headers: { 'content-type': HTML, vary: 'accept-encoding', ...parts },
        body: null,
      });
    }
    const lost = await headOf({ 'content-type': HTML }, 'br', 404);
    expect([lost.headers['content-length'], lost.headers['etag']]).toEqual([undefined, undefined]);
    // A request that names a known copy gets a 304.
    const known = { ...told.br, 'if-none-match': '"3f"' };
    const reply = new Response(null, { headers: { etag: '"3f"', 'content-type': HTML } });
    expect((await ask(known, 'HEAD', reply)).status).toBe(304);
    const picture = new Response(null, { headers: { etag: '"m1"', 'content-type': 'image/webp' } });
    expect((await ask({}, 'HEAD', picture)).headers).toEqual({
      'content-type': 'image/webp',
      etag: '"m1"',
      ...parts,
    });
  });

  it('sends Vary with a 304 for a call', async () => {
    const notModified = () => new Response(null, { status: 304, headers: { etag: '"s1"' } });
    const known = '"s1.br.k3Jd8s-0Qw1_"';
    const call = await ask({ ...told.br, 'if-none-match': known }, 'GET', notModified());
    expect(call.headers).toEqual({ etag: known, vary: 'accept-encoding' });
    const picture = await ask({ ...told.br, 'if-none-match': '"s1"' }, 'GET', notModified());
    expect(picture.headers).toEqual({ etag: '"s1"' });
  });

  it('does not offer ranges without a strong ETag', async () => {
    const weak = await ask({ range: 'bytes=0-1' }, 'GET', response({ etag: 'W/"3f"' }));
    expect([weak.status, weak.headers['accept-ranges']]).toEqual([200, undefined]);
    expect((await ask({})).headers['accept-ranges']).toBe('bytes');
  });
});

it('passes on only the tags of contents', () => {
  const asked = {
    ...told.br,
    'if-none-match': '"3f.br.k3Jd8s-0Qw1_", "3f.dcz-Ab_9-x12.k3Jd8s-0Qw1_"',
    'if-match': '"42.gzip.k3Jd8s-0Qw1_"',
  };
  const headers = new Headers(asked);
  translateConditions(headers, asked, undefined);
  expect(headers.get('if-none-match')).toBe('"3f", "3f.dcz-Ab_9-x12.k3Jd8s-0Qw1_"');
  expect(headers.get('if-match')).toBe('"42"');
});
