import { createServer } from 'node:http';
import { join } from 'node:path';
import { startEdge } from '../serve-site/edge-runtime.ts';
import { close, httpServer, listen, type Answer } from '../serve-site/http.ts';
import { readConfig } from '../serve-site/rules.ts';
import { onlyWithPlace } from '../serve-site/told-place.ts';
import { developProxy, isOfDevelop } from './develop-proxy.ts';
import { CONTENT_CHANGED_PATH } from './parts.ts';
import { FOLLOWING_SCRIPT, FOLLOWING_SCRIPT_PATH, PAGE_LINE, pageLine } from './page-line.ts';

export type FrontOptions = {
  readonly port: number;
  readonly projectRoot: string;
  readonly workplace: string;
  readonly restOrigin: string;
  /** Where the develop server listens, as soon as it does. */
  readonly develop: () => Promise<string>;
  /** Told when the backend says that content has changed. */
  readonly contentChanged: () => void;
  readonly log: (line: string) => void;
};

export type Front = {
  /** Starts the edge functions again, as they are now. */
  renewEdge(): Promise<void>;
  /** Has all open pages loaded anew. */
  reload(): void;
  stop(): Promise<void>;
};

const isPage = (reply: Response) => reply.headers.get('content-type')?.startsWith('text/html');

/** A page that can be told to load anew. */
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

/** Headers of Netlify's inside; from outside they could pass the guard by. */
function withoutInternals(request: Request): Request {
  for (const name of [...request.headers.keys()]) {
    if (name.startsWith('x-nf-')) request.headers.delete(name);
  }
  request.headers.set('x-nf-request-id', crypto.randomUUID());
  return request;
}

/**
 * What `serveSite` is for a built site, for one that is being worked on: the same edge functions
 * before the develop server's pages, on the same port; updates of modules pass through as they are.
 */
export async function startFront(options: FrontOptions): Promise<Front> {
  const { projectRoot, workplace, restOrigin, log } = options;
  const develop = developProxy({
    origin: options.develop,
    publicDirectory: join(workplace, 'public'),
    configPath: join(projectRoot, 'netlify.toml'),
  });
  const line = pageLine(options.develop);
  // What `context.next()` of a function asks; it must not meet the functions again.
  let inner = '';
  const innerServer = httpServer(() => inner, develop.site, log);
  inner = `http://localhost:${await listen(innerServer, 0, 'localhost')}`;

  async function edgeNow() {
    const config = await readConfig(projectRoot);
    return await startEdge({
      projectRoot,
      declarations: onlyWithPlace(config.declarations),
      directory: config.edgeDirectory,
      env: { REST_ORIGIN: restOrigin },
      nextOrigin: inner,
      log,
    });
  }
  let edge = edgeNow();

  const answer: Answer = async (outside) => {
    const request = withoutInternals(outside);
    const answered = await (await edge).answer(request);
    return await following(answered ?? (await develop.site(request)));
  };
  let origin = '';
  const pages = httpServer(() => origin, answer, log);
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
    origin = `http://localhost:${await listen(server, options.port)}`;
    await edge;
  } catch (error) {
    await Promise.all([close(server), close(innerServer)]);
    throw error;
  }

  return {
    async renewEdge() {
      const before = edge;
      edge = (async () => {
        // One that did not start, for a mistake in its code, has nothing to stop.
        await before.then((runtime) => runtime.stop()).catch(() => undefined);
        return await edgeNow();
      })();
      await edge;
    },
    reload: line.reload,
    async stop() {
      line.stop();
      const stopEdge = edge.then((runtime) => runtime.stop()).catch(() => undefined);
      await Promise.all([close(server), close(innerServer), stopEdge]);
    },
  };
}
