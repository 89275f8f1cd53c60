/** A thousand clients that send half a request and then nothing. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { shown } from '../../statistics.ts';
import { startBalancer } from '../balancer.ts';
import { startBackend } from '../instances.ts';
import type { Trouble } from './scene.ts';
import { visit, type Visited } from './visited.ts';

const CLIENTS = 1_000;
/** Seconds for half of the headers, for which Node and nginx time out after a minute. */
const PATIENCE = 100;

const HALF_HEAD = 'GET /rest/city.search HTTP/1.1\r\nhost: localhost\r\nx-slow: ';
const HALF_BODY =
  'POST /rest/certificate.get HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"phone"';

type Slow = { readonly socket: Socket; readonly ended: Promise<string> };

async function openSlow(origin: string, text: string): Promise<Slow> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(text);
  let said = '';
  socket.on('data', (data: Buffer) => (said += data.toString('latin1')));
  // It is reset when the server does not want the rest.
  socket.on('error', () => {});
  const ended = once(socket, 'close').then(
    () => /^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 'closed without a word',
  );
  return { socket, ended };
}

/** The response to a half-sent request: nobody waits for it, so none counts as hanging. */
async function fateOf(slow: readonly Slow[], begun: number): Promise<Visited> {
  const fates = new Map<string, number>();
  let slowest = 0;
  const late = AbortSignal.timeout(Math.round(begun + PATIENCE * 1000 - performance.now()));
  const over = once(late, 'abort').then(() => 'still open');
  for (const fate of await Promise.all(
    slow.map(async ({ socket, ended }) => {
      const name = await Promise.race([ended, over]);
      slowest = Math.max(slowest, performance.now() - begun);
      socket.destroy();
      return name;
    }),
  )) {
    fates.set(fate, (fates.get(fate) ?? 0) + 1);
  }
  const answers = [...fates].map(([name, count]) => `${name}: ${count}`).join(', ');
  return { requests: slow.length, answers, slowest: shown(slowest / 1000), hanging: 0 };
}

export const slowClients: Trouble = async ({ database, crowd, directory }) => {
  const { program, origin } = await startBackend(database, directory);
  const balancer = await startBalancer([origin, origin, origin], directory);
  const open = (to: string, text: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => openSlow(to, text)));
  try {
    const begun = performance.now();
    const [heads, bodies, behind] = await Promise.all([
      open(origin, HALF_HEAD, CLIENTS / 2),
      open(origin, HALF_BODY, CLIENTS / 2),
      open(balancer.origin, HALF_BODY, CLIENTS),
    ]);
    const others = await visit(origin, crowd, { rate: 20, seconds: 8 });
    const othersBehind = await visit(balancer.origin, crowd, { rate: 20, seconds: 8 });
    const [ofHeads, ofBodies, ofBehind] = await Promise.all(
      [heads, bodies, behind].map((slow) => fateOf(slow, begun)),
    );
    return {
      'beside 1,000 slow clients of a backend': others,
      'beside 1,000 slow clients of nginx': othersBehind,
      ...(ofHeads && { 'half a head, to a backend': ofHeads }),
      ...(ofBodies && { 'half a body, to a backend': ofBodies }),
      ...(ofBehind && { 'half a body, to nginx': ofBehind }),
    };
  } finally {
    await balancer.stop();
    await program.kill();
  }
};
