import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { SameRequest } from './requests.ts';

/** An answer as it came over the wire: nothing is decoded, no redirect followed. */
export type Got = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
};

/** Milliseconds. */
const PATIENCE = 60_000;

async function send(
  origin: string,
  { path, method }: Pick<SameRequest, 'path' | 'method'>,
  headers: Readonly<Record<string, string>>,
): Promise<Got> {
  const { hostname, port } = new URL(origin);
  const signal = AbortSignal.timeout(PATIENCE);
  const sent = request({ hostname, port, path, method, headers, signal, agent: false }).end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  const told = Object.entries(reply.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: reply.statusCode ?? 0,
    headers: Object.fromEntries(told),
    bytes: Buffer.concat(parts),
  };
}

/** Headers that make a request one about a copy that the sender has, or a part of it. */
const CONDITIONS = new Set(['if-none-match', 'if-match', 'if-range', 'if-modified-since', 'range']);

/** Another copy of the same content: the same tag but for the hash of the bytes. */
const siblingOf = (tag: string) => tag.replace(/[\w-]{12}"$/, 'quickquick12"');

/** Asks one server. The tags that a request names are those that this server gives. */
export async function ask(origin: string, asked: SameRequest): Promise<Got> {
  const entries = Object.entries({ 'accept-encoding': 'identity', ...asked.headers });
  if (!entries.some(([, value]) => /\{(?:tag|sibling)\}/.test(value)))
    return await send(origin, asked, Object.fromEntries(entries));
  const plain = entries.filter(([name]) => !CONDITIONS.has(name));
  const { headers } = await send(origin, { ...asked, method: 'GET' }, Object.fromEntries(plain));
  const tag = headers['etag'] ?? '';
  const filled = entries.map(([name, value]) => [
    name,
    value.replace('{tag}', tag).replace('{sibling}', siblingOf(tag)),
  ]);
  return await send(origin, asked, Object.fromEntries(filled));
}
