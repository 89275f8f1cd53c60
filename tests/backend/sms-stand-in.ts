/** A stand-in for an SMS gateway, with scripted behaviour for each request. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The fields of a form. */
  readonly form: Readonly<Record<string, string>>;
};

/** `hang`: no response. `cut`: the connection ends instead of a response. */
type Deed = { readonly status?: number; readonly body: unknown } | 'hang' | 'cut';

export type StandIn = {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** The behaviour for the next request. */
  readonly will: (deed: Deed) => void;
  readonly close: () => Promise<void>;
};

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

export async function startStandIn(): Promise<StandIn> {
  const asked: Asked[] = [];
  const deeds: Deed[] = [];
  const server = createServer((request, response) => {
    // A kept-alive connection may end just as it is reused, as if the gateway were down.
    response.shouldKeepAlive = false;
    void textOf(request).then((body) => {
      const { url: path = '', headers } = request;
      asked.push({ path, headers, body, form: Object.fromEntries(new URLSearchParams(body)) });
      const deed = deeds.shift() ?? { status: 500, body: 'not told' };
      if (deed === 'hang') return;
      if (deed === 'cut') {
        request.socket.destroy();
        return;
      }
      response.writeHead(deed.status ?? 200, { 'content-type': 'application/json' });
      response.end(typeof deed.body === 'string' ? deed.body : JSON.stringify(deed.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    will: (deed) => void deeds.push(deed),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
