/** nginx with the configuration that is made for our site. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nginxConfiguration, type Sources } from '../../scripts/nginx/configuration.ts';
import { freePort } from '../../scripts/ports.ts';

/** The nginx to try; without it the tests of it are not registered. */
export const testNginx = process.env['TEST_NGINX'];

/** Runs it. @throws Error with what it said. */
async function run(nginx: string, directory: string): Promise<() => Promise<void>> {
  const log = join(directory, 'error.log');
  const own = `daemon off; master_process off; pid ${join(directory, 'nginx.pid')}; error_log ${log} notice;`;
  const args = ['-p', directory, '-c', join(directory, 'nginx.conf'), '-g', own];
  // Tells first of what nginx does not understand.
  const check = spawn(nginx, ['-t', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  check.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(check, 'close')) as [number];
  if (code !== 0) throw new Error(said);
  const child = spawn(nginx, args, { stdio: 'ignore' });
  return async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

async function untilListening(origin: string): Promise<void> {
  const deadline = AbortSignal.timeout(20_000);
  for (;;) {
    deadline.throwIfAborted();
    const reply = await fetch(origin, { signal: deadline }).catch(() => null);
    await reply?.arrayBuffer();
    if (reply) return;
    await pause(10);
  }
}

/**
 * Starts it for files of a site, before our own server.
 * @param directory its own; the files are in `root`, which need not be there.
 * @param site the origin of our server, which has the edge functions.
 */
export async function startNginx(
  program: string,
  sources: Sources,
  { directory, root, site }: Readonly<Record<'directory' | 'root' | 'site', string>>,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const listen = `127.0.0.1:${await freePort()}`;
  const place = { root, listen, site: new URL(site).host, hasBrotli: false };
  // A test may run as root, whose files nobody else reads.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(join(directory, 'nginx.conf'), user + nginxConfiguration(sources, place));
  const stop = await run(program, directory);
  const origin = `http://${listen}`;
  try {
    await untilListening(origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
