/**
 * The cost of the edge functions, in resident processes and in Netlify's development runtime: `npm
 * run bench -- edge [--site .data/site] [--seconds 5] [--connections 16] [--no-netlify]`. `--soak
 * 100000` requests that many pages instead and shows the memory meanwhile.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { LITTLE_ROOM } from '../../scripts/serve-site/little-room.ts';
import { load, wire, type Load } from './edge/load.ts';
import { shown } from './statistics.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    site: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    netlify: { type: 'boolean', default: true },
    soak: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const store = values.site ?? ['.data/site', '.data/test/site'].find((path) => existsSync(path));
const release = store ? await publishedSite(store).release() : null;
if (!store || !release) throw new Error('Build the site first, or name a store with --site.');

/** Stands in for the backend: the cost of its calls is measured elsewhere. */
const backend = createServer((incoming, reply) => {
  reply.setHeader('content-type', 'application/json');
  const result = incoming.url === '/revision' ? { revision: 1 } : { items: [] };
  reply.end(JSON.stringify({ result, data: { user: null } }));
});
backend.listen(0, '127.0.0.1');
await once(backend, 'listening');
const restOrigin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;

/** Requests like a browser's, for pages in the cities of several visitors. */
// An edge function answers for the catalogue, even without a filter: it is not static.
const PAGES = ['/', '/about/', '/faq/', '/articles/', '/instructions/'];
const cities = (await release.read('cities.json'))?.bytes.toString() ?? '{}';
const ids = Object.keys(JSON.parse(cities) as object)
  .filter((id) => id !== '6281')
  .slice(0, 5);
const browser = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*' };
const cookie = (id: string) => `userLocation=${encodeURIComponent(`{"id":${id}}`)}`;
const WAYS = {
  'static page': PAGES.map((path) => wire(path, browser)),
  'page with a city': ids.flatMap((id) =>
    PAGES.map((path) => wire(path, { ...browser, cookie: cookie(id) })),
  ),
  'call through the edge': [wire('/rest/user.check', browser)],
};
type Way = keyof typeof WAYS;

async function openSite(edge: 'resident' | 'netlify') {
  const program = new URL('edge/site.ts', import.meta.url);
  const child = fork(program, [store ?? '', restOrigin, edge], { execArgv: [LITTLE_ROOM] });
  const [origin] = (await once(child, 'message')) as [string];
  const close = async () => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { origin, pid: child.pid ?? 0, close };
}

/** Clock ticks per second on Linux. */
const TICKS = 100;

/** CPU seconds of a process and its children. */
function cpuOf(pid: number): number {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const ticks = [pid, ...children.trim().split(/\s+/)].map((one) => {
    // A program's name may contain spaces and is in brackets; times are 12 fields later.
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS;
}

type Row = { readonly alone: Load; readonly together: Load; readonly cpu: number };
type Site = { readonly origin: string; readonly pid: number };

async function measure({ origin, pid }: Site, way: Way): Promise<Row> {
  const requests = WAYS[way];
  await load(origin, requests, connections, { seconds: seconds / 2 });
  const alone = await load(origin, requests, 1, { seconds: seconds / 2 });
  const before = cpuOf(pid);
  const together = await load(origin, requests, connections, { seconds });
  return { alone, together, cpu: ((cpuOf(pid) - before) * 1000) / together.done };
}

async function compare(): Promise<void> {
  const table: Record<string, Record<string, number | string>> = {};
  for (const edge of values.netlify
    ? (['resident', 'netlify'] as const)
    : (['resident'] as const)) {
    const site = await openSite(edge);
    const rows = new Map<Way, Row>();
    for (const way of Object.keys(WAYS) as Way[]) rows.set(way, await measure(site, way));
    await site.close();
    const base = rows.get('static page');
    for (const [way, { alone, together, cpu }] of rows) {
      table[`${edge}: ${way}`] = {
        'p50 ms, alone': shown(alone.p50),
        'adds ms': shown(alone.p50 - (base?.alone.p50 ?? 0)),
        'per second': Math.round(together.rate),
        'p99 ms': shown(together.p99),
        'CPU ms': shown(cpu),
        'of static': (together.rate / (base?.together.rate ?? 1)).toFixed(2),
      };
    }
  }
  console.table(table);
}

/** Megabytes used by a process and its children. */
function memoryOf(pid: number): { server: number; denos: number } {
  const list = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = list.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (isMeant: (row: number[]) => boolean) =>
    Math.round(rows.filter(isMeant).reduce((all, row) => all + (row[2] ?? 0), 0) / 1024);
  return { server: sum(([own]) => own === pid), denos: sum(([, parent]) => parent === pid) };
}

async function soak(requests: number): Promise<void> {
  const site = await openSite('resident');
  const table: Record<string, { server: number; denos: number; 'per second': number }> = {};
  const parts = 10;
  for (let part = 0; part <= parts; part += 1) {
    const { rate, done } = await load(site.origin, WAYS['page with a city'], connections, {
      requests: part === 0 ? 500 : requests / parts,
    });
    const name = part === 0 ? `warm, ${done}` : `after ${Math.round((requests / parts) * part)}`;
    table[name] = { ...memoryOf(site.pid), 'per second': Math.round(rate) };
  }
  await site.close();
  console.log('Megabytes of the site server and of all its Denos after so many pages');
  console.table(table);
}

if (values.soak === undefined) await compare();
else await soak(Number(values.soak));
backend.closeAllConnections();
backend.close();
