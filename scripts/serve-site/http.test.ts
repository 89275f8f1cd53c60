import { createServer } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { close, httpServer, listen, type Answers } from './http.ts';

async function serving(answer: Answers['answer'], work: (origin: string) => Promise<void>) {
  let origin = '';
  const errors: unknown[] = [];
  const failed: Answers['failed'] = (error) => {
    errors.push(error);
    return Promise.resolve(new Response('failed', { status: 500 }));
  };
  const server = httpServer(() => origin, { answer, failed });
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  await work(origin).finally(() => close(server));
  return errors;
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

  it('sends each cookie of a reply by itself', async () => {
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

  it('has what the answer throws told', async () => {
    const errors = await serving(
      () => Promise.reject(new Error('broken')),
      async (origin) => {
        expect((await fetch(`${origin}/x`)).status).toBe(500);
      },
    );
    expect(errors).toEqual([new Error('broken')]);
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
