/** A database that delays every response by five seconds, and then none again. */
import { startBackend } from '../instances.ts';
import type { Trouble } from './scene.ts';
import { openLateProxy } from './late-proxy.ts';
import { visit } from './visited.ts';

const DELAY = 5_000;
/** Milliseconds for requests in progress when the delay ends. */
const AFTERWARDS = 6_000;

export const slowDatabase: Trouble = async ({ database, crowd, directory }) => {
  const address = new URL(database);
  const target = { host: address.hostname, port: Number(address.port || '5432') };
  const proxy = await openLateProxy(target);
  const late = new URL(database);
  late.hostname = '127.0.0.1';
  late.port = String(proxy.port);
  const { program, origin } = await startBackend(late.href, directory);
  try {
    const before = await visit(origin, crowd, { rate: 20, seconds: 4 });
    proxy.setDelay(DELAY);
    const during = await visit(origin, crowd, { rate: 20, seconds: 12 });
    proxy.setDelay(0);
    await new Promise((resolve) => setTimeout(resolve, AFTERWARDS));
    const after = await visit(origin, crowd, { rate: 20, seconds: 4 });
    return {
      'before a slow database': before,
      'a database that answers in 5 s': during,
      'when it is quick again': after,
    };
  } finally {
    await program.kill();
    await proxy.close();
  }
};
