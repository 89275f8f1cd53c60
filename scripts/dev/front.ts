import { createServer } from 'node:http';
import { join } from 'node:path';
import { isEditorAddress } from '../../src/config/editor-addresses.ts';
import type { TrustedProxies } from '../../src/config/visitor-address.ts';
import { failing } from '../serve-site/failures.ts';
import { close, httpServer, listen, type Answers } from '../serve-site/http.ts';
import { fromOutside, withOwnLocation } from '../serve-site/outside.ts';
import { Refusal } from '../serve-site/refusal.ts';
import { readConfig } from '../serve-site/rules.ts';
import { openEdge, type SiteEdge } from '../serve-site/site-edge.ts';
import { StopError } from '../../system/stop-error.ts';
import { developProxy, isOfDevelop, PATIENCE } from './develop-proxy.ts';
import { CONTENT_CHANGED_PATH } from './parts.ts';
import { FOLLOWING_SCRIPT, FOLLOWING_SCRIPT_PATH, PAGE_LINE, pageLine } from './page-line.ts';

export type FrontOptions = {
  readonly port: number;
  readonly projectRoot: string;
  readonly workplace: string;
  readonly restOrigin: string;
  /** Origin of the site as visitors see it; absent: the port on this machine. */
  readonly siteUrl: string | undefined;
  /**
   * The secret that identifies the edge to the backend; absent: the backend trusts no forwarded
   * visitor address.
   */
  readonly edgeSecret: string | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted; absent: none. */
  readonly trustedProxies: TrustedProxies | undefined;
  /** The develop server's origin, as soon as it listens. */
  readonly develop: () => Promise<string>;
  /** Called when the backend reports changed content. */
  readonly contentChanged: () => void;
  readonly log: (line: string) => void;
};

export type Front = {
  /**
   * Starts the current edge functions in place of the running ones.
   * @throws StopError when they do not start; the previous ones then continue.
   */
  renewEdge(): Promise<void>;
  /** Reloads all open pages. */
  reload(): void;
  stop(): Promise<void>;
};

const isPage = (reply: Response) => reply.headers.get('content-type')?.startsWith('text/html');

/** Adds the script that lets a page be reloaded. */
async function following(reply: Response): Promise<Response> {
  if (!isPage(reply)) return reply;
  const html = await reply.text();
  const script = `<script src="${FOLLOWING_SCRIPT_PATH}"></script></head>`;
  const { status, headers } = reply;
  return new Response(
    html.replace('</head>', () => script),
    { status, headers },
  );
}

/**
 * Corresponds to `serveSite` for a site under development: the same edge functions before the
 * develop server's pages, on the same port; module updates pass through unchanged.
 */
export async function startFront(options: FrontOptions): Promise<Front> {
  const { projectRoot, workplace, log } = options;
  const develop = developProxy({
    origin: options.develop,
    publicDirectory: join(workplace, 'public'),
    configPath: join(projectRoot, 'netlify.toml'),
  });
  const line = pageLine(options.develop);
  const origin = `http://localhost:${options.port}`;
  const siteOrigin = options.siteUrl ?? origin;
  // There is no ready error page: it is under development like all others.
  const failed = failing(async () => null, log);

  async function edgeNow(isStrict: boolean): Promise<SiteEdge> {
    const inner = { answer: develop.site, failed };
    const { restOrigin, edgeSecret } = options;
    const config = await readConfig(projectRoot);
    const limits = { deadline: PATIENCE };
    const common = { projectRoot, config, restOrigin, edgeSecret, siteOrigin, inner, log, limits };
    return await openEdge({ ...common, isStrict }).catch(() => {
      throw new StopError('The edge functions do not start; see the reason above.');
    });
  }
  let edge: SiteEdge | null = null;

  const answer: Answers['answer'] = async (asked) => {
    const { request, ip } = fromOutside(asked, options.trustedProxies);
    if (!edge) throw new Refusal(503);
    const { origins } = edge;
    const answered = await edge.answer(asked, ip);
    const found = answered ?? (await develop.site({ ...asked, request }));
    // The editor's screen is no page of the site.
    const isOwn = isEditorAddress(new URL(request.url).pathname);
    const reply = isOwn ? found : await following(found);
    return withOwnLocation(reply, [origin, ...origins]);
  };
  const pages = httpServer(() => siteOrigin, { answer, failed });
  const server = createServer((request, reply) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path === PAGE_LINE) line.hold(reply);
    else if (path === FOLLOWING_SCRIPT_PATH) {
      reply.setHeader('content-type', 'text/javascript;charset=utf-8').end(FOLLOWING_SCRIPT);
    } else if (path === CONTENT_CHANGED_PATH && request.method === 'POST') {
      options.contentChanged();
      request.resume().on('end', () => reply.writeHead(202).end());
    } else if (isOfDevelop(path)) void develop.pass(request, reply);
    else pages.emit('request', request, reply);
  });
  server.on('upgrade', (request, socket, head) => void develop.upgrade(request, socket, head));
  try {
    await listen(server, options.port);
    edge = await edgeNow(false);
  } catch (error) {
    await close(server);
    throw error;
  }

  return {
    async renewEdge() {
      const next = await edgeNow(true);
      const before = edge;
      edge = next;
      await before?.stop();
    },
    reload: line.reload,
    async stop() {
      line.stop();
      await Promise.all([close(server), edge?.stop()]);
    },
  };
}
