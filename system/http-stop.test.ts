import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { stoppable } from './http-stop.ts';

const OWN = { 'x-own': 'yes' };
const AT_ONCE = { pause: 0, grace: 60_000 };
const ends: (() => unknown)[] = [];

afterEach(() => ends.splice(0).forEach((end) => end()));

/** A server whose responses the test controls. */
async function serve(rest: () => Promise<unknown> = () => Promise.resolve()) {
  const waiting: ServerResponse[] = [];
  const heard: (() => void)[] = [];
  const server = createServer((_request, response) => {
    waiting.push(response);
    heard.splice(0).forEach((hear) => hear());
  });
  const stop = stoppable(server, rest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  ends.push(() => agent.destroy());
  return {
    ...stop,
    port,
    waiting,
    ask: () =>
      new Promise<IncomingMessage>((resolve, reject) =>
        get({ port, host: '127.0.0.1', agent }, resolve).on('error', reject),
      ),
    async has(requests: number): Promise<void> {
      while (waiting.length < requests) await new Promise<void>((hear) => heard.push(hear));
    },
  };
}

describe('a server that is stopped', () => {
  it('answers all requests in flight, and accepts no new ones', async () => {
    const { ask, has, waiting, stop, port } = await serve();
    const asked = Array.from({ length: 20 }, ask);
    await has(20);
    const stopped = stop(AT_ONCE);
    for (const response of waiting) response.end('answered');
    for (const reply of await Promise.all(asked)) {
      expect([await text(reply), reply.headers.connection]).toEqual(['answered', 'close']);
    }
    expect(await stopped).toBe(0);
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  });

  it('closes connections whose requests it answers at once during the pause', async () => {
    const over = Promise.withResolvers<void>();
    const server = createServer((_request, response) => response.writeHead(200, OWN).end('now'));
    const { stop } = stoppable(server, () => over.promise);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    ends.push(() => agent.destroy());
    const ask = async () => {
      const [reply] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [
        IncomingMessage,
      ];
      return [await text(reply), reply.headers.connection, reply.headers['x-own']];
    };
    expect(await ask()).toEqual(['now', 'keep-alive', 'yes']);
    const stopped = stop({ pause: 1, grace: 60_000 });
    expect(await ask()).toEqual(['now', 'close', 'yes']);
    over.resolve();
    expect(await stopped).toBe(0);
  });

  it('finishes a response whose head it has sent, and ends its connection', async () => {
    const { ask, has, waiting, stop } = await serve();
    const asked = ask();
    await has(1);
    waiting[0]?.write('half ');
    const reply = await asked;
    expect(reply.headers.connection).toBe('keep-alive');
    const stopped = stop(AT_ONCE);
    waiting[0]?.end('and half');
    expect(await text(reply)).toBe('half and half');
    expect(await stopped).toBe(0);
  });

  it('sends a response that it has begun to send to its end, however slow the client is', async () => {
    const { ask, has, waiting, stop } = await serve();
    const asked = ask();
    await has(1);
    // More than the buffers of a connection hold.
    const long = Buffer.alloc(16_000_000, 'x');
    waiting[0]?.end(long);
    const reply = await asked;
    const stopped = stop(AT_ONCE);
    expect((await text(reply)).length).toBe(long.length);
    expect(await stopped).toBe(0);
  });

  it('closes connections that are idle or have sent nothing', async () => {
    const { ask, has, waiting, stop, port } = await serve();
    const asked = ask();
    await has(1);
    waiting[0]?.end();
    await text(await asked);
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const closed = once(silent, 'close');
    expect(await stop(AT_ONCE)).toBe(0);
    silent.resume();
    await closed;
  });

  it('aborts requests that are not finished in time, and returns their number', async () => {
    const { ask, has, stop } = await serve();
    const asked = [ask(), ask()];
    const cut = Promise.allSettled(asked);
    await has(2);
    expect(await stop({ pause: 0, grace: 10 })).toBe(2);
    expect((await cut).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('is not ready from the start, and still answers during the pause', async () => {
    const over = Promise.withResolvers<void>();
    const { ask, has, waiting, stop, isStopping } = await serve(() => over.promise);
    expect(isStopping()).toBe(false);
    const stopped = stop({ pause: 1, grace: 60_000 });
    expect(isStopping()).toBe(true);
    const asked = ask();
    await has(1);
    waiting[0]?.end('late');
    const reply = await asked;
    expect([await text(reply), reply.headers.connection]).toEqual(['late', 'close']);
    over.resolve();
    expect(await stopped).toBe(0);
  });
});
