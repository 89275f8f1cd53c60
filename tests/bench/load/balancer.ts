/** nginx in front of backends, with the configuration that operators get. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/ports.ts';
import { until } from '../../backend/until.ts';

const PROGRAM = process.env['TEST_NGINX'] ?? '/usr/sbin/nginx';
const CONFIGURATION = 'docs/operations/balancer.conf';

/** The operators' file with these backends in place of its three, listening on that port. */
function configurationFor(ports: readonly string[], listen: number): string {
  let next = 0;
  return readFileSync(CONFIGURATION, 'utf8')
    .replace(/^ *server 127\.0\.0\.1:\d+(.*)$/gm, (_, rest: string) => {
      const port = ports[next % ports.length] ?? '';
      next += 1;
      return `server 127.0.0.1:${port}${rest}`;
    })
    .replace(/listen 127\.0\.0\.1:\d+;/, `listen 127.0.0.1:${listen};`);
}

/** Starts it. @param origins of three backends. */
export async function startBalancer(origins: readonly string[], directory: string) {
  const port = await freePort();
  const file = join(directory, 'nginx.conf');
  const own = configurationFor(
    origins.map((origin) => new URL(origin).port),
    port,
  );
  // The bench may run as root, whose directory is unreadable for others.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  );
  writeFileSync(
    file,
    `${user} daemon off; master_process off; pid ${join(directory, 'nginx.pid')};
    error_log ${join(directory, 'nginx.log')}; events { worker_connections 8192; }
    http { access_log off; ${paths.join(' ')} ${own} }`,
  );
  const child = spawn(PROGRAM, ['-p', directory, '-c', file], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${origin}/health/ready`).catch(() => null))?.ok ?? false);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
