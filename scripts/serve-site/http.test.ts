import { createServer } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { canonicalPath, close, httpServer, listen } from './http.ts';

describe('canonicalPath', () => {
  it.each([
    ['//%70ersonal/', '/personal/'],
    ['/%D0%BE%D1%87%D0%BA%D0%B8/', '/%D0%BE%D1%87%D0%BA%D0%B8/'],
    ['/a%20b', '/a%20b'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
    ['/a/..%2fb/', '/a/..%2Fb/'],
    ['/%2e%2e%5c%70', '/..%5Cp'],
    ['/%', '/%25'],
    ['/%D0', '/%25D0'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});

async function serving(
  answer: (request: Request) => Promise<Response>,
  work: (origin: string) => Promise<void>,
) {
  let origin = '';
  const lines: string[] = [];
  const server = httpServer(
    () => origin,
    answer,
    (line) => lines.push(line),
  );
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  await work(origin).finally(() => close(server));
  return lines;
}

describe('httpServer', () => {
  it('keeps headers of the connection and of Netlify’s inside to itself', async () => {
    const headers = { 'transfer-encoding': 'chunked', 'x-nf-edge-functions': 'city', 'x-own': '1' };
    await serving(
      async () => new Response('text', { headers }),
      async (origin) => {
        const got = await fetch(origin);
        expect(await got.text()).toBe('text');
        expect(got.headers.get('x-own')).toBe('1');
        expect(got.headers.get('x-nf-edge-functions')).toBeNull();
        expect(got.headers.get('content-length')).toBe('4');
      },
    );
  });

  it('hands over method and body, answers HEAD without one', async () => {
    await serving(
      async (request) => new Response(request.method + (await request.text())),
      async (origin) => {
        expect(await (await fetch(origin, { method: 'POST', body: 'тело' })).text()).toBe(
          'POSTтело',
        );
        const head = await fetch(origin, { method: 'HEAD' });
        expect(head.headers.get('content-length')).toBe('4');
      },
    );
  });

  it('answers 500 and logs when the answer throws', async () => {
    const lines = await serving(
      () => Promise.reject(new Error('broken')),
      async (origin) => {
        expect((await fetch(`${origin}/x`)).status).toBe(500);
      },
    );
    expect(lines[0]).toMatch(/^GET \/x: Error: broken/);
  });

  it('says in one sentence that a port is taken', async () => {
    const first = createServer();
    const port = await listen(first, 0);
    await expect(listen(createServer(), port)).rejects.toThrow(
      `Port ${port} is already in use: stop what listens there or choose another port.`,
    );
    await close(first);
  });
});
