import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server in front of the site, with an origin of its own, that serves some paths itself. Tests cannot
 * intercept requests for a service worker's script.
 */
export async function passingServer(siteOrigin: string) {
  const own = new Map<string, string>();
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const script = own.get(url);
    if (script !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const passed = ask(new URL(url, siteOrigin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Serves this script at the path from now on. */
    answer: (path: string, script: string) => own.set(path, script),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
