import { connect, type Socket } from 'node:net';
import { hasCode } from '../../system/error-code.ts';
import type { Told } from '../fuzz/harmless.ts';
import type { HostileRequest } from '../fuzz/request.ts';

/** Milliseconds after which a reply that does not come is one that hangs. */
const HANGS = 40_000;

/** Part of a body that was announced, and never comes. */
const MISSING = 50;

/** Names that frame a request: they are this module's own. */
const FRAMING = new Set(['connection', 'content-length', 'transfer-encoding', 'host']);

function headOf({ method, target, headers, body }: HostileRequest, host: string): string {
  const length = Buffer.byteLength(body?.text ?? '') + (body?.isCutOff ? MISSING : 0);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    ...headers.filter(([name]) => !FRAMING.has(name)).map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`Content-Length: ${length}`] : []),
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A reply as it came over the connection, which ends with it; null where nothing came. */
function parsed(reply: string): Told | null {
  if (reply === '') return null;
  const end = reply.indexOf('\r\n\r\n');
  const [first = '', ...lines] = reply.slice(0, end).split('\r\n');
  const [, status = ''] = /^HTTP\/1\.1 (\d{3})\b/.exec(first) ?? [];
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
  return { status: Number(status), headers, body: reply.slice(end + 4) };
}

/** Bytes of a head that servers read; of a longer one they close the connection at once. */
const LONGEST_HEAD = 15_000;

/** All that came; a server that refuses a request need not read the rest of it. */
async function received(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of socket) chunks.push(chunk);
  } catch (error) {
    if (!hasCode(error, 'ECONNRESET') && !hasCode(error, 'EPIPE')) throw error;
  }
  return Buffer.concat(chunks).toString();
}

/** Whether a request may end without a reply: its sender has gone, or it is longer than any. */
export const mayBeDropped = (request: HostileRequest): boolean =>
  request.body?.isCutOff === true || headOf(request, 'localhost').length > LONGEST_HEAD;

/**
 * Sends a request as it is written, which no client would send.
 * @param host what it calls the site.
 * @returns null where the connection ended without a reply.
 */
export async function sendRaw(
  origin: string,
  request: HostileRequest,
  host: string,
): Promise<Told | null> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(HANGS, () => socket.destroy(new Error('It hangs')));
  try {
    socket.write(headOf(request, host), 'latin1');
    socket.write(request.body?.text ?? '');
    // Half closed: the sender of a body that is cut off is gone.
    if (request.body?.isCutOff) socket.end();
    return parsed(await received(socket));
  } finally {
    socket.destroy();
  }
}
