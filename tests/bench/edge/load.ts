import { once } from 'node:events';
import { connect } from 'node:net';
import { at } from '../statistics.ts';

export type Load = {
  /** Requests per second. */
  readonly rate: number;
  /** Median duration in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly done: number;
};

/** The raw bytes of one request. */
export function wire(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Reads responses from one connection as cheaply as possible: the server is what is measured. */
async function open(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let settle: { done: () => void; fail: (error: Error) => void } | null = null;
  let parts: Buffer[] = [];
  let missing = -1;
  socket.on('error', (error) => settle?.fail(error));
  socket.on('close', () => settle?.fail(new Error('The server closed the connection')));
  socket.on('data', (chunk: Buffer) => {
    if (missing < 0) {
      parts.push(chunk);
      const head = parts.length === 1 ? chunk : Buffer.concat(parts);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      parts = [];
      if (!text.startsWith('HTTP/1.1 200')) settle?.fail(new Error(text.slice(0, 200)));
      const length = Number(/\ncontent-length: (\d+)/i.exec(text)?.[1] ?? NaN);
      missing = length - (head.byteLength - end - HEAD_END.byteLength);
    } else missing -= chunk.byteLength;
    if (missing > 0) return;
    missing = -1;
    settle?.done();
  });
  return {
    ask: (request: string) =>
      new Promise<void>((done, fail) => {
        settle = { done, fail };
        socket.write(request);
      }),
    close: () => {
      settle = null;
      socket.destroy();
    },
  };
}

type Until = { readonly seconds: number } | { readonly requests: number };

/**
 * Sends requests in turn over several connections, each as soon as the previous response has
 * arrived.
 */
export async function load(
  origin: string,
  requests: readonly string[],
  connections: number,
  until: Until,
): Promise<Load> {
  const lines = await Promise.all(Array.from({ length: connections }, () => open(origin)));
  const times: number[] = [];
  const begun = performance.now();
  let next = 0;
  const goesOn = () =>
    'seconds' in until ? performance.now() - begun < until.seconds * 1000 : next < until.requests;
  await Promise.all(
    lines.map(async (line) => {
      while (goesOn()) {
        const request = requests[next % requests.length] ?? '';
        next += 1;
        const start = performance.now();
        await line.ask(request);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const line of lines) line.close();
  const done = times.length;
  return { rate: done / seconds, p50: at(times, 0.5), p99: at(times, 0.99), done };
}
