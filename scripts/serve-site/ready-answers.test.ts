import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { close, httpServer, listen } from './http.ts';
import { readyAnswers } from './ready-answers.ts';

/** A server whose release and clock the test controls, with the number of responses it has generated. */
async function serving(
  work: (world: {
    release: number | null;
    time: number;
    made: number;
    ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<string>;
  }) => Promise<void>,
  looksAt: ReadonlySet<string> | null = new Set(['cookie']),
) {
  const world = { release: 1 as number | null, time: 0, made: 0 };
  const ready = readyAnswers({
    served: () => world.release,
    looksAt: () => looksAt,
    now: () => world.time,
  });
  const server = httpServer(() => 'http://localhost', {
    ready,
    answer: ({ request: asked }) => {
      world.made += 1;
      const headers = { etag: 'W/"1"', 'content-type': 'text/html', 'x-own': 'yes' };
      const isKnown = asked.headers.get('if-none-match') === 'W/"1"';
      const text = `${new URL(asked.url).pathname} of ${world.release}`;
      const response = new Response(isKnown ? null : text, {
        status: isKnown ? 304 : 200,
        headers,
      });
      if (world.release !== null) ready.fromRelease(response, world.release);
      return Promise.resolve(response);
    },
    failed: () => Promise.resolve(new Response('failed', { status: 500 })),
  });
  const port = await listen(server, 0, '127.0.0.1');
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
    const [reply] = await once(sent, 'response');
    const parts: Buffer[] = [];
    for await (const part of reply) parts.push(part as Buffer);
    return `${reply.statusCode} ${reply.headers['x-own']} ${Buffer.concat(parts).toString()}`;
  };
  await work(Object.assign(world, { ask })).finally(() => close(server));
}

describe('readyAnswers', () => {
  it('sends a plain request the same response again', async () => {
    await serving(async (world) => {
      const first = await world.ask('/about/');
      expect(first).toBe('200 yes /about/ of 1');
      expect(await world.ask('/about/')).toBe(first);
      expect(world.made).toBe(1);
      await world.ask('/about/?a=1');
      await world.ask('/about/', { 'accept-encoding': 'br' });
      await world.ask('/about/', { 'accept-encoding': 'br', 'available-dictionary': ':AA==:' });
      expect(world.made).toBe(4);
    });
  });

  it('follows a new release at the very next request', async () => {
    await serving(async (world) => {
      await world.ask('/about/');
      world.release = 2;
      expect(await world.ask('/about/')).toBe('200 yes /about/ of 2');
      world.release = 1;
      expect(await world.ask('/about/')).toBe('200 yes /about/ of 1');
    });
  });

  it('regenerates a response after a second', async () => {
    await serving(async (world) => {
      await world.ask('/about/');
      world.time = 999;
      await world.ask('/about/');
      expect(world.made).toBe(1);
      world.time = 1000;
      await world.ask('/about/');
      expect(world.made).toBe(2);
    });
  });

  it('regenerates a response for one request, while others get the old one', async () => {
    await serving(async (world) => {
      await world.ask('/about/');
      world.time = 1000;
      await Promise.all(Array.from({ length: 5 }, () => world.ask('/about/')));
      expect(world.made).toBe(2);
    });
  });

  it('ignores requests that a function or HTTP itself may treat differently', async () => {
    await serving(async (world) => {
      await world.ask('/about/');
      for (const headers of [
        { cookie: 'a=1' },
        { range: 'bytes=0-1' },
        { 'content-length': '0' },
      ]) {
        await world.ask('/about/', { ...headers });
        await world.ask('/about/', { ...headers });
      }
      await world.ask('/about/', {}, 'HEAD');
      expect(world.made).toBe(8);
    });
  });

  it('caches a 304 for the current ETag, and nothing for other ETags', async () => {
    await serving(async (world) => {
      const known = { 'if-none-match': 'W/"1"' };
      expect(await world.ask('/about/', known)).toBe('304 yes ');
      expect(await world.ask('/about/', known)).toBe('304 yes ');
      expect(world.made).toBe(1);
      const other = { 'if-none-match': 'W/"0"' };
      expect(await world.ask('/about/', other)).toBe('200 yes /about/ of 1');
      await world.ask('/about/', other);
      expect(world.made).toBe(3);
    });
  });

  it('caches nothing until the edge functions are known', async () => {
    await serving(async (world) => {
      await world.ask('/about/');
      await world.ask('/about/');
      expect(world.made).toBe(2);
    }, null);
  });
});
