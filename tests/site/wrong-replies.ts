import type { Spoil } from './fault-proxy.ts';

/**
 * Responses that look correct but are not what the backend sent. Their status is 200 and the
 * connection ended normally: only parsing reveals the error.
 */
export const WRONG_REPLIES = {
  // Something in transit takes the end of the connection for the end of the response.
  'half a reply that looks whole': (response, { status, headers, body }) =>
    void response.writeHead(status, headers).end(body.subarray(0, body.byteLength / 2)),
  'a page': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Вход</h1>'),
  'something else': (response) => void response.writeHead(200).end('{"result":[1]}'),
} as const satisfies Record<string, Spoil>;
