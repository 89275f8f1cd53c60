import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { serveSite, type ServeSiteOptions } from '../../scripts/serve-site.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** A page with every place that the functions write into. */
export const page = (title: string) =>
  '<!doctype html><html lang="ru" data-city-id="6281"><head><title>' +
  `${title}</title></head><body><span data-city-title="">Москва</span>` +
  `<h1>${title}</h1><div data-slot="survey"></div><noscript data-survey=""></noscript></body></html>`;

/** The policy of the release's pages. */
export const POLICY = "default-src 'self'; script-src 'self' 'sha256-0'";

/** The smallest site that the functions can work with. */
const FILES: Readonly<Record<string, string>> = {
  _headers: `/*\n  Content-Security-Policy: ${POLICY}\n`,
  'index.html': page('Ясно'),
  'faq/index.html': page('Вопросы'),
  'survey/index.html': page('Опрос'),
  'personal/index.html': page('Кабинет'),
  '404.html': page('Такой страницы нет'),
  'cities.json': JSON.stringify({ 6281: 'Москва', 6285: 'Казань' }),
  'app.js': 'start();',
};

/** A request to the fake backend. */
export type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export type Backend = {
  readonly origin: string;
  readonly calls: Call[];
  /** How it responds from now on. */
  answer: (call: Call, reply: ServerResponse) => void;
  close(): Promise<void>;
};

/** A member for any token, nothing for all other calls. */
export function plainAnswer(call: Call, reply: ServerResponse): void {
  const user = call.headers['user-api-token'] ? { id: 1, firstName: 'Анна' } : null;
  const body = call.path.startsWith('/rest/user.check')
    ? { data: { user } }
    : { result: { items: [] } };
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify(body));
}

export async function fakeBackend(): Promise<Backend> {
  const calls: Call[] = [];
  const server = createServer((incoming, reply) => {
    let body = '';
    incoming.setEncoding('utf8');
    incoming.on('data', (text: string) => (body += text));
    incoming.on('end', () => {
      const { method = 'GET', url: path = '/', headers } = incoming;
      const call = { method, path, headers, body };
      if (path !== '/revision') calls.push(call);
      backend.answer(call, reply);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const backend: Backend = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: plainAnswer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return backend;
}

type SmallSite = {
  readonly root: string;
  readonly siteDirectory: string;
  /** Publishes another release. @param more files to add or replace. */
  publish(more: Readonly<Record<string, string>>): Promise<void>;
};

/**
 * Publishes the small site in its own directory.
 * @param more files to add or replace.
 */
export async function publishSmallSite(
  more: Readonly<Record<string, string>> = {},
): Promise<SmallSite> {
  const root = await mkdtemp(join(tmpdir(), 'yasno-test-edge-'));
  const directory = join(root, 'public');
  const siteDirectory = join(root, 'site');
  const publish: SmallSite['publish'] = async (files) => {
    for (const [path, text] of Object.entries(files)) {
      const file = join(directory, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const releases = await openReleases(siteDirectory);
    await releases.publish({ directory, revision: 1 });
    await releases.settled();
  };
  await mkdir(directory);
  await copyFile(join(projectRoot, 'static/500.html'), join(directory, '500.html'));
  await publish({ ...FILES, ...more });
  return { root, siteDirectory, publish };
}

/** The small site served with the project's own edge functions and a fake backend behind them. */
export async function openStage(
  options: Partial<ServeSiteOptions> = {},
  files: Readonly<Record<string, string>> = {},
) {
  const [backend, { siteDirectory, root, publish }] = await Promise.all([
    fakeBackend(),
    publishSmallSite(files),
  ]);
  const lines: string[] = [];
  const site = await serveSite({
    port: 0,
    siteDirectory,
    restOrigin: backend.origin,
    projectRoot,
    log: (line) => lines.push(line),
    ...options,
  });
  return {
    origin: site.origin,
    siteDirectory,
    backend,
    publish,
    /** Number of the served release; null before the first one. */
    served: publishedSite(siteDirectory).number,
    /** Ends the site's server; the release stays. */
    stopSite: () => site.stop(),
    /** The log output. */
    lines,
    /** Requests a path of the site; redirects are not followed. */
    ask: (path: string, init: RequestInit = {}) =>
      fetch(site.origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
        ...init,
      }),
    close: async () => {
      await Promise.all([site.stop(), backend.close()]);
      await rm(root, { recursive: true, force: true });
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
