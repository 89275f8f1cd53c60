import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { listenAt } from '../../system/http-listen.ts';
import { close, httpServer, listen, type Answers } from './http.ts';
import { Refusal } from './refusal.ts';

async function serving(answer: Answers['answer'], work: (origin: string) => Promise<void>) {
  let origin = '';
  const errors: unknown[] = [];
  const failed: Answers['failed'] = (error) => {
    errors.push(error);
    const status = error instanceof Refusal ? error.status : 500;
    return Promise.resolve(new Response('failed', { status }));
  };
  const server = httpServer(() => origin, { answer, failed });
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  await work(origin).finally(() => close(server));
  return errors;
}

/** The first line of the response to raw text sent over a connection. */
async function firstLine(origin: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(text);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString().split('\r\n')[0] ?? '';
}

describe('httpServer', () => {
  it('removes headers of the connection and of Netlify’s internals', async () => {
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

  it('keeps an idle connection open longer than a proxy in front of it does', async () => {
    await serving(
      async () => new Response('text'),
      async (origin) => {
        expect((await fetch(origin)).headers.get('keep-alive')).toBe('timeout=75');
      },
    );
  });

  it('passes on method and body, and responds to HEAD without one', async () => {
    await serving(
      async ({ request, body }) =>
        new Response(request.method + Buffer.from((await body.read()) ?? []).toString()),
      async (origin) => {
        expect(await (await fetch(origin, { method: 'POST', body: 'тело' })).text()).toBe(
          'POSTтело',
        );
        const head = await fetch(origin, { method: 'HEAD' });
        expect(head.headers.get('content-length')).toBe('4');
      },
    );
  });

  it('sends a Content-Length of 0 with an empty response', async () => {
    await serving(
      async () => new Response(null, { status: 301, headers: { location: '/a/' } }),
      async (origin) => {
        const { headers } = await fetch(origin, { redirect: 'manual' });
        expect([headers.get('content-length'), headers.get('transfer-encoding')]).toEqual([
          '0',
          null,
        ]);
        const head = await fetch(origin, { method: 'HEAD', redirect: 'manual' });
        expect(head.headers.get('content-length')).toBeNull();
      },
    );
  });

  it('sends each cookie of a response in its own header', async () => {
    const headers: [string, string][] = [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ];
    await serving(
      async () => new Response(null, { headers }),
      async (origin) => {
        expect((await fetch(origin)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
      },
    );
  });

  it('reports what the handler throws', async () => {
    const errors = await serving(
      () => Promise.reject(new Error('broken')),
      async (origin) => {
        expect((await fetch(`${origin}/x`)).status).toBe(500);
      },
    );
    expect(errors).toEqual([new Error('broken')]);
  });

  it.each([
    ['TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n', 200],
    ['GET http://other/a HTTP/1.1\r\nHost: a\r\n\r\n', 200],
    ['GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n', 417],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n', 413],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\nExpect: 100-continue\r\n\r\n', 413],
    ['no request\r\n\r\n', 400],
  ])('answers %j with %d', async (text, status) => {
    const answer: Answers['answer'] = async ({ body }) => {
      await body.read();
      return new Response('done');
    };
    await serving(answer, async (origin) => {
      expect(await firstLine(origin, text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    });
  });

  it('requests a body that the client waits to send', async () => {
    const answer: Answers['answer'] = async ({ body }) =>
      new Response(Buffer.from((await body.read()) ?? []));
    await serving(answer, async (origin) => {
      const text =
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: 100-continue\r\n\r\n';
      expect(await firstLine(origin, text)).toBe('HTTP/1.1 100 Continue');
    });
  });

  it('reports in one sentence that a port is in use', async () => {
    const first = createServer();
    const port = await listen(first, 0);
    await expect(listen(createServer(), port)).rejects.toThrow(
      `Port ${port} is already in use; set PORT to a free one.`,
    );
    await close(first);
  });

  it.each(['...', '192.0.2.1'])('names the setting of an address %s', async (host) => {
    await expect(listen(createServer(), 0, host)).rejects.toThrow(
      `This process cannot listen at ${host}, port 0; set HOST and PORT to others.`,
    );
  });

  it('names the setting of a port that is too high', async () => {
    const place = { port: 70_000, host: '127.0.0.1', setting: 'METRICS_PORT' };
    await expect(listenAt(createServer(), place)).rejects.toThrow(
      'This process cannot listen at 127.0.0.1, port 70000; set METRICS_HOST and METRICS_PORT to others.',
    );
  });
});
