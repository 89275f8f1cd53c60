/** nginx with what docs/operations shows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../site/site.ts';
import { until } from '../site/deadline.ts';

/** The ports that the example shows. */
const SHOWN = { balancer: 4000, backends: [4010, 4020, 4030] } as const;

/** Every address of the example with another port. */
function withPorts(text: string, balancer: number, backends: readonly number[]): string {
  const ports = new Map<string, number>([
    [String(SHOWN.balancer), balancer],
    ...SHOWN.backends.map((shown, place): [string, number] => [
      String(shown),
      backends[place] ?? 0,
    ]),
  ]);
  return text.replace(/127\.0\.0\.1:(\d+)/g, (address, port: string) => {
    const own = ports.get(port);
    if (own === undefined) throw new Error(`${address} is not expected in the example`);
    return `127.0.0.1:${own}`;
  });
}

/**
 * Runs nginx with what belongs into its block `http`, until it is told to stop.
 * @param directory for its files.
 */
export async function runNginx(nginx: string, directory: string, http: string, origin: string) {
  // A test may run as root, whose files nobody else reads.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(directory, name)};`)
    .join('\n');
  const whole = `${user}
daemon off;
worker_processes 1;
pid ${join(directory, 'nginx.pid')};
error_log ${join(directory, 'error.log')} warn;
events {}
http {
access_log off;
${paths}
${http}
}
`;
  const file = join(directory, 'nginx.conf');
  await writeFile(file, whole);
  const child = spawn(nginx, ['-p', directory, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  await until('nginx answers', async () => {
    return child.exitCode !== null || (await fetch(origin)).status > 0;
  });
  if (child.exitCode !== null) throw new Error(said);
  return {
    origin,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The balancer of the example, with ports of a test. */
export async function startBalancer(
  nginx: string,
  directory: string,
  balancer: number,
  backends: readonly number[],
) {
  const example = await readFile(join(projectRoot, 'docs/operations/balancer.conf'), 'utf8');
  const origin = `http://127.0.0.1:${balancer}`;
  return runNginx(nginx, directory, withPorts(example, balancer, backends), origin);
}
