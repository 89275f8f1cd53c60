/** Varnish as docs/operations/varnish.vcl configures it, in front of a site. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.ts';
import { projectRoot } from './stage.ts';

/** The program to test; without it these tests are not registered. */
export const testVarnish = process.env['TEST_VARNISH'];

/** Milliseconds in which it compiles its configuration and listens. */
const PATIENCE = 60_000;

/** The configuration of the runbook, with another address of the site. */
async function configurationFor(site: string): Promise<string> {
  const { hostname, port } = new URL(site);
  const text = await readFile(join(projectRoot, 'docs/operations/varnish.vcl'), 'utf8');
  return text
    .replaceAll('.host = "127.0.0.1";', `.host = "${hostname}";`)
    .replaceAll('.port = "8888";', `.port = "${port}";`)
    .replace('/etc/varnish/500.html', join(projectRoot, 'static/500.html'));
}

export type VarnishPorts = { readonly readers: number; readonly purges: number };

/**
 * Starts it.
 * @param ports absent: any.
 * @param memory for copies, as Varnish writes sizes: some 64 MB hold the site of the tests.
 * @throws Error with its output.
 */
export async function startVarnish(
  program: string,
  site: string,
  ports?: VarnishPorts,
  memory = '64M',
) {
  const directory = await mkdtemp(join(tmpdir(), 'yasno-test-varnish-'));
  await writeFile(join(directory, 'site.vcl'), await configurationFor(site));
  const port = ports?.readers ?? (await freePort());
  const purgePort = ports?.purges ?? (await freePort());
  const run = () => {
    const child = spawn(
      program,
      [
        ...['-F', '-n', join(directory, 'work'), '-a', `127.0.0.1:${port}`],
        ...['-a', `purge=127.0.0.1:${purgePort}`],
        ...['-f', join(directory, 'site.vcl'), '-s', `malloc,${memory}`],
        ...['-p', 'http_gzip_support=off', '-j', 'none'],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => said.push(text.toString()));
    }
    return { child, said };
  };
  const origin = `http://127.0.0.1:${port}`;
  async function listening({ child, said }: ReturnType<typeof run>): Promise<void> {
    const deadline = AbortSignal.timeout(PATIENCE);
    for (;;) {
      if (child.exitCode !== null || deadline.aborted) throw new Error(said.join(''));
      const reply = await fetch(origin, { signal: deadline }).catch(() => null);
      await reply?.arrayBuffer();
      if (reply) return;
    }
  }
  async function end({ child }: ReturnType<typeof run>): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  let running = run();
  await listening(running);
  return {
    origin,
    /** The address for purges. */
    purgeOrigin: `http://127.0.0.1:${purgePort}`,
    /** Restarts it: all copies are gone. */
    async restart() {
      await end(running);
      running = run();
      await listening(running);
    },
    async stop() {
      await end(running);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
