import { connect, type Socket } from 'node:net';
import { hasCode } from '../../system/error-code.ts';
import type { Told } from '../fuzz/harmless.ts';
import type { HostileRequest } from '../fuzz/request.ts';

/** Milliseconds after which a missing response counts as hanging. */
const HANGS = 40_000;

/** Bytes of a body that were announced but are never sent. */
const MISSING = 50;

/** Headers that frame a request: this module sets them itself. */
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

/** A response as it came over the connection, which ends with it; null when nothing came. */
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

/** Maximum size of a head in bytes; for a longer one, servers close the connection immediately. */
const LONGEST_HEAD = 15_000;

/** Everything received; a server that refuses a request need not read the rest of it. */
async function received(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of socket) chunks.push(chunk);
  } catch (error) {
    if (!hasCode(error, 'ECONNRESET') && !hasCode(error, 'EPIPE')) throw error;
  }
  return Buffer.concat(chunks).toString();
}

/** Whether a request may end without a response: its sender has disconnected, or it is too long. */
export const mayBeDropped = (request: HostileRequest): boolean =>
  request.body?.isCutOff === true || headOf(request, 'localhost').length > LONGEST_HEAD;

/**
 * Sends a request literally, as no client would.
 * @param host the `Host` it sends.
 * @returns null when the connection ended without a response.
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
    // Half closed: the sender of a truncated body is gone.
    if (request.body?.isCutOff) socket.end();
    return parsed(await received(socket));
  } finally {
    socket.destroy();
  }
}
