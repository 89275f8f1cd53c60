import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export type Asked = { readonly path: string; readonly headers: IncomingHttpHeaders };

export type StubServer = {
  readonly origin: string;
  /** Requests so far; empty it with `splice(0)`. */
  readonly asked: Asked[];
  readonly stop: () => Promise<void>;
};

/** A server on a free port that responds as a test says. */
export async function stubServer(
  answer: (asked: Asked, response: ServerResponse) => void,
): Promise<StubServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const one = { path: request.url ?? '', headers: request.headers };
    asked.push(one);
    answer(one, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stub has no port');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${address.port}`, asked, stop };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
