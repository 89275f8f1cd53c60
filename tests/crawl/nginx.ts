/** nginx with the configuration that is made for our site. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { freePort } from '../../scripts/ports.ts';
import { nginxConfiguration } from '../../scripts/nginx/configuration.ts';
import { copiesFor, writeSiteFile } from '../../scripts/nginx/site-files.ts';
import { sourcesOf } from '../../scripts/nginx/site-tree.ts';
import { compared, requestsOf, type Asked } from './both-servers.ts';
import { projectRoot } from '../site/site.ts';

/** Runs nginx and returns once it listens. @throws Error with what it said. */
async function start(nginx: string, directory: string): Promise<() => Promise<void>> {
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
  }
}

/** Files of the release at the addresses that are asked for. */
function filesAt(asked: readonly Asked[], files: ReadonlySet<string>): string[] {
  const paths = asked.map(({ path }) => decodeURI(path).replace(/^\/|\?.*$/g, ''));
  const named = paths.map((path) => path.replace(/(^|\/)$/, '$1index.html'));
  return [...new Set(named)].filter((path) => files.has(path));
}

/** Whether nginx knows a page again, and sees at once that another has come in its place. */
async function replaced(origin: string, root: string) {
  const asked = async (known: string) => {
    const reply = await fetch(`${origin}/about/`, { headers: { 'if-none-match': known } });
    return { status: reply.status, tag: reply.headers.get('etag') ?? '', text: await reply.text() };
  };
  const first = await asked('');
  const same = await asked(first.tag);
  const other = { bytes: Buffer.from(first.text.replace('<h1', '<h2')), version: 'f00d5eed' };
  await writeSiteFile(root, 'about/index.html', other, copiesFor(false));
  const next = await asked(first.tag);
  return {
    statuses: [first, same, next].map(({ status }) => status),
    isNew: next.text === String(other.bytes),
  };
}

/**
 * nginx in front of a site that our server serves, and the differences between the two.
 * @param site the origin of our server, which has edge functions.
 */
export async function compareNginx(nginx: string, directory: string, store: string, site: string) {
  const release = await publishedSite(store).release();
  if (!release) throw new Error(`${store} has no release`);
  const sources = await sourcesOf(projectRoot, release);
  const files = new Set([...(await release.files()).keys()].toSorted());
  const asked = requestsOf(sources.headers, sources.redirects, [...files]);
  const root = join(directory, 'files');
  const copies = copiesFor(false);
  for (const path of [...filesAt(asked, files), '500.html']) {
    const file = await release.read(path);
    if (file) await writeSiteFile(root, path, file, copies);
  }
  const listen = `127.0.0.1:${await freePort()}`;
  const place = { root, listen, site: new URL(site).host, hasBrotli: false };
  // A test may run as root, whose files nobody else reads.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(join(directory, 'nginx.conf'), user + nginxConfiguration(sources, place));
  const stop = await start(nginx, directory);
  try {
    const origin = `http://${listen}`;
    await untilListening(origin);
    const found = await compared(site, origin, asked);
    return { ...found, replaced: await replaced(origin, root) };
  } finally {
    await stop();
  }
}
