import type { Spoil } from './fault-proxy.ts';

/**
 * Replies that look as if they had come well, and are not what the backend has said. Their status is
 * 200 and nobody broke off: only who reads them finds out.
 */
export const WRONG_REPLIES = {
  // Something on the way takes the end of the connection for the end of the reply.
  'half a reply that looks whole': (response, { status, headers, body }) =>
    void response.writeHead(status, headers).end(body.subarray(0, body.byteLength / 2)),
  'a page': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Вход</h1>'),
  'something else': (response) => void response.writeHead(200).end('{"result":[1]}'),
} as const satisfies Record<string, Spoil>;
