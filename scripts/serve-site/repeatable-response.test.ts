import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { RepeatableResponse, type Head } from './repeatable-response.ts';

const HEADERS = {
  date: 'Sat, 28 Nov 2026 17:00:59 GMT',
  'content-type': 'text/plain; charset=utf-8',
  'content-length': '4',
  'x-many': ['a', 'b'],
};

type World = {
  /** Sends these bytes on one connection. @returns all that comes back. */
  readonly ask: (lines: string) => Promise<string>;
  /** Whether each response so far repeated the head of the first. */
  readonly repeated: boolean[];
  /** A header for the next response alone. */
  own: string | null;
};

async function serving(work: (world: World) => Promise<void>): Promise<void> {
  let head: Head | null = null;
  const repeated: boolean[] = [];
  const server = createServer({ ServerResponse: RepeatableResponse }, (_incoming, outgoing) => {
    if (world.own !== null) outgoing.setHeader('connection', world.own);
    const isRepeated = head !== null && outgoing.repeat(head);
    if (!isRepeated) head = outgoing.begin(200, HEADERS) ?? head;
    repeated.push(isRepeated);
    outgoing.end('text');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (lines: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(lines);
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('latin1');
  };
  const world: World = { ask, repeated, own: null };
  await work(world).finally(() => server.close());
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

describe('RepeatableResponse', () => {
  it('sends the same bytes with its own head and with that of another', async () => {
    await serving(async ({ ask, repeated }) => {
      const first = await ask(GET);
      expect(first).toContain('x-many: a\r\nx-many: b\r\n');
      expect(first.endsWith('\r\n\r\ntext')).toBe(true);
      expect(await ask(GET)).toBe(first);
      expect(await ask(GET + GET + GET)).toBe(first.repeat(3));
      expect(repeated).toEqual([false, true, true, true, true]);
    });
  });

  it('writes a head of its own for a connection that closes', async () => {
    await serving(async ({ ask, repeated }) => {
      const closing = await ask(LAST);
      expect(closing).toContain('Connection: close\r\n');
      expect(await ask(GET)).toContain('Connection: keep-alive\r\n');
      expect(await ask(LAST)).toBe(closing);
      expect(await ask('GET / HTTP/1.0\r\n\r\n')).toContain('Connection: close\r\n');
      expect(repeated).toEqual([false, false, false, false]);
    });
  });

  it('keeps what was set for one response out of the others', async () => {
    await serving(async (world) => {
      const first = await world.ask(GET);
      world.own = 'close';
      expect(await world.ask(GET)).toContain('connection: close\r\n');
      world.own = null;
      expect(await world.ask(GET)).toBe(first);
      expect(world.repeated).toEqual([false, false, true]);
    });
  });
});
