/**
 * How many static pages per second the site's server sends on one core, beside nginx with the same files
 * compressed in advance, with a minimal configuration and with that of `npm run nginx-config`:
 * `npm run bench -- serving [--site .data/site] [--connections 20] [--seconds 5] [--rounds
 * 3]`. Needs nginx with brotli_static and wrk (Debian: nginx-light libnginx-mod-http-brotli-static wrk), and
 * two cores.
 */
import { execFile, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { freePort } from '../../scripts/ports.ts';
import { nginxConfiguration } from '../../scripts/nginx/configuration.ts';
import { copiesFor, writeSiteFile } from '../../scripts/nginx/site-files.ts';
import { compress } from '../../scripts/serve-site/compress.ts';
import { sourcesOf } from '../../scripts/nginx/site-tree.ts';
import { LITTLE_ROOM } from '../../scripts/serve-site/little-room.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const run = promisify(execFile);
const store = values.site ?? ['.data/site', '.data/test/site'].find((path) => existsSync(path));
const release = store ? await publishedSite(store).release() : null;
if (!store || !release) throw new Error('Build the site first, or name a store with --site.');

// An edge function answers for the catalogue, even without a filter: it is not static.
const PAGES = ['/', '/about/', '/faq/', '/articles/', '/instructions/'];
const NGINX = '/usr/sbin/nginx';
/** The core of the servers, and that of the load generator. */
const [SERVING, ASKING] = ['0', '1'];

const place = await mkdtemp(join(tmpdir(), 'bench-serving-'));

/** The pages as files, beside their compressed copies. */
async function writePages(directory: string): Promise<void> {
  for (const path of PAGES) {
    const name = `${path.slice(1)}index.html`;
    const page = await release?.read(name);
    if (!page) throw new Error(`The site has no ${name}`);
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page.bytes);
    await writeFile(`${file}.br`, await compress(page.bytes, 'br', false));
  }
}

const configuration = (port: number, root: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${join(place, 'nginx.pid')};
error_log ${join(place, 'error.log')};
include /usr/share/nginx/modules-available/*brotli-static*.conf;
events { worker_connections 512; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${root}; index index.html; brotli_static on; }
}
`;

async function untilAnswered(origin: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const reply = await fetch(`${origin}/`).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    if (Date.now() > deadline) throw new Error(`${origin} answers ${reply?.status ?? 'nothing'}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const isPinned = (child: ChildProcess) =>
  run('taskset', ['-a', '-c', '-p', SERVING, String(child.pid)]);

type Server = { readonly origin: string; readonly child: ChildProcess };

async function startNginx(): Promise<Server> {
  const root = join(place, 'pages');
  await writePages(root);
  const port = await freePort();
  return await openNginx('nginx', port, configuration(port, root));
}

/** With the headers, redirects and edge routes of the site, and our server behind it. */
async function startConfigured(ours: string): Promise<Server> {
  if (!release) throw new Error('There is no release');
  const root = join(place, 'files');
  for (const path of PAGES) {
    const name = `${path.slice(1)}index.html`;
    const file = await release.read(name);
    if (file) await writeSiteFile(root, name, file, copiesFor(true));
  }
  const port = await freePort();
  const at = { root, listen: `127.0.0.1:${port}`, site: new URL(ours).host, hasBrotli: true };
  const made = nginxConfiguration(await sourcesOf(process.cwd(), release), at);
  const own = `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${join(place, 'configured.pid')};
error_log ${join(place, 'configured.log')};
`;
  const single = made.replace('worker_processes auto;', 'worker_processes 1;');
  return await openNginx('configured', port, own + single);
}

async function openNginx(name: string, port: number, made: string): Promise<Server> {
  const file = join(place, `${name}.conf`);
  await writeFile(file, made);
  const child = spawn('taskset', ['-c', SERVING, NGINX, '-c', file], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(origin);
  return { origin, child };
}

async function startOurs(rest: string): Promise<Server> {
  const program = new URL('edge/site.ts', import.meta.url);
  const child = fork(program, [store ?? '', rest, 'resident'], { execArgv: [LITTLE_ROOM] });
  const [origin] = (await once(child, 'message')) as [string];
  await untilAnswered(origin);
  await isPinned(child);
  return { origin: origin.replace('localhost', '127.0.0.1'), child };
}

/** wrk's script: the pages in turn, requested like by a browser. */
const script = `
local pages = { ${PAGES.map((path) => `"${path}"`).join(', ')} }
local next = 0
request = function()
  next = next % #pages + 1
  return wrk.format("GET", pages[next], { ["Accept-Encoding"] = "gzip, deflate, br" })
end
`;

type Run = {
  readonly rate: number;
  readonly p99: number;
  /** CPU time per page in microseconds: other work on the machine hardly affects it. */
  readonly work: number;
};

/** Ticks of a core, a hundredth of a second each, that a process and its children have used. */
async function ticksOf(pid: number): Promise<number> {
  const [stat, children] = await Promise.all(
    ['stat', `task/${pid}/children`].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')),
  );
  const [user = '0', system = '0'] = (stat ?? '')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11);
  const below = (children ?? '').split(' ').filter(Boolean).map(Number);
  const others = await Promise.all(below.map(ticksOf));
  return others.reduce((all, one) => all + one, Number(user) + Number(system));
}

/** Milliseconds of wrk's «1.23ms», «456.00us» or «1.02s». */
function milliseconds(written: string): number {
  const unit = written.endsWith('us') ? 0.001 : written.endsWith('ms') ? 1 : 1000;
  return Number.parseFloat(written) * unit;
}

async function ask({ origin, child }: Server, seconds: number): Promise<Run> {
  const file = join(place, 'pages.lua');
  await writeFile(file, script);
  const { connections } = values;
  const options = ['-t', '1', '-c', connections, '-d', `${seconds}s`, '--latency', '-s', file];
  const before = await ticksOf(child.pid ?? 0);
  const { stdout } = await run('taskset', ['-c', ASKING, 'wrk', ...options, `${origin}/`]);
  const ticks = (await ticksOf(child.pid ?? 0)) - before;
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const p99 = /99%\s+(\S+)/.exec(stdout)?.[1];
  const pages = /(\d+) requests in/.exec(stdout)?.[1];
  if (!rate || !p99 || !pages || /Non-2xx/.test(stdout)) throw new Error(stdout);
  return { rate: Number(rate), p99: milliseconds(p99), work: (ticks * 10_000) / Number(pages) };
}

const backend = createServer((_incoming, reply) => {
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify({ result: { revision: 1, saved: 1 } }));
});
backend.listen(0, '127.0.0.1');
await once(backend, 'listening');
const rest = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;

const ours = await startOurs(rest);
const nginx = await startNginx();
const configured = await startConfigured(ours.origin);
try {
  const servers = { nginx, 'nginx, configured': configured, ours };
  const runs = new Map<string, Run[]>(Object.keys(servers).map((name) => [name, []]));
  for (const server of Object.values(servers)) await ask(server, 2);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      runs.get(name)?.push(await ask(server, Number(values.seconds)));
    }
  }
  const median = (name: string, figure: (one: Run) => number) =>
    at((runs.get(name) ?? []).map(figure), 0.5);
  const base = median('nginx', ({ rate }) => rate);
  console.table(
    Object.fromEntries(
      Object.keys(servers).map((name) => [
        name,
        {
          'pages a second': Math.round(median(name, ({ rate }) => rate)),
          'p99 ms': shown(median(name, ({ p99 }) => p99)),
          'µs of a core': shown(median(name, ({ work }) => work)),
          'of nginx': (median(name, ({ rate }) => rate) / base).toFixed(2),
        },
      ]),
    ),
  );
} finally {
  ours.child.disconnect();
  for (const { child } of [nginx, configured]) child.kill('SIGTERM');
  await Promise.all([ours, nginx, configured].map(({ child }) => once(child, 'exit')));
  backend.close();
  await rm(place, { recursive: true, force: true });
}
