import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { EDITOR_BODY_MAX, isEditorAddress } from '../../src/config/editor-addresses.ts';
import { Refusal } from './refusal.ts';

/** The body of a request, read on demand. */
export type Body = {
  /** @throws Refusal when it is too long or stalls; `Gone` when the visitor has disconnected. */
  read(): Promise<Uint8Array<ArrayBuffer> | null>;
};

/** Maximum size of a body in bytes; the largest form takes an eighth of it. */
const MOST_BYTES = 1024 * 1024;
/** Milliseconds between two parts of a body. */
const STALL_LIMIT = 10_000;

/** Editors upload files. */
export const limitsAt = (pathname: string): BodyLimits => ({
  bytes: isEditorAddress(pathname) ? EDITOR_BODY_MAX : MOST_BYTES,
  stall: STALL_LIMIT,
});

/** The visitor has closed the connection, so a response is useless. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

const NO_BODY: Body = { read: () => Promise.resolve(null) };

export type BodyLimits = { readonly bytes: number; readonly stall: number };

/** Whether a message has a body, be it empty (RFC 9112, 6). */
const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * The body of an incoming message, read once.
 * @param begin tells the client to send it, if the client asks first (`Expect: 100-continue`).
 */
export function bodyOf(
  incoming: IncomingMessage,
  begin: () => void,
  { bytes: most, stall }: BodyLimits,
): Body {
  const { method = 'GET', headers } = incoming;
  if (method === 'GET' || method === 'HEAD') return NO_BODY;
  const tooLong = () => new Refusal(413, { connection: 'close' });
  return {
    read() {
      if (Number(headers['content-length'] ?? 0) > most) return Promise.reject(tooLong());
      begin();
      // The server ends such a message at once (`optimizeEmptyRequests`), without the events below.
      if (!hasBody(headers)) return Promise.resolve(new Uint8Array());
      return new Promise((resolve, reject) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        const late = () => reject(new Refusal(408, { connection: 'close' }));
        let timer = setTimeout(late, stall);
        const end = (settle: () => void) => {
          clearTimeout(timer);
          settle();
        };
        incoming.on('data', (chunk: Buffer) => {
          clearTimeout(timer);
          timer = setTimeout(late, stall);
          bytes += chunk.byteLength;
          if (bytes > most) return end(() => reject(tooLong()));
          chunks.push(chunk);
        });
        incoming.on('end', () => end(() => resolve(new Uint8Array(Buffer.concat(chunks)))));
        incoming.on('close', () => end(() => reject(new Gone())));
        incoming.on('error', () => end(() => reject(new Gone())));
      });
    },
  };
}
