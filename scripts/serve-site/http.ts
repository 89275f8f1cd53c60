import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenAt } from '../../system/http-listen.ts';
import { IDLE_CONNECTION_MS } from '../../system/idle-connections.ts';
import { bodyOf, Gone, limitsAt, type Body } from './body.ts';
import type { SiteDictionaries } from './dictionary/site-dictionaries.ts';
import { toRequest } from './incoming.ts';
import type { ReadyAnswers } from './ready-answers.ts';
import { RepeatableResponse } from './repeatable-response.ts';
import { translateConditions, whole, written } from './written.ts';

/** A request with the data of its connection. */
export type Asked = {
  readonly request: Request;
  readonly body: Body;
  /** Network address of the peer. */
  readonly peer: string;
  /** Aborts the work: the visitor has disconnected. */
  readonly gone: AbortSignal;
};

export type Answers = {
  answer(asked: Asked): Promise<Response>;
  /** The response to an error; without a request, the message was not valid HTTP. */
  failed(error: unknown, request: Request | null): Promise<Response>;
  /** Cached responses that can be sent as they are; absent: none. */
  readonly ready?: ReadyAnswers;
  /** Dictionaries to compress documents against; absent: none. */
  readonly dictionaries?: SiteDictionaries;
  /** Only our own functions on this machine send requests to it: they get unencoded content. */
  readonly isInner?: boolean;
};

const OPTIONS = {
  /** Milliseconds for the headers of a request, for the whole request, and for an idle connection. */
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: IDLE_CONNECTION_MS,
  // Requests without a body, nearly all, need no stream for one.
  optimizeEmptyRequests: true,
  ServerResponse: RepeatableResponse,
};

async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: RepeatableResponse,
  { ready, dictionaries, isInner = false }: Omit<Answers, 'answer' | 'failed'> = {},
): Promise<void> {
  const isHead = incoming.method === 'HEAD';
  const told = isInner
    ? await whole(response, isHead)
    : await written(response, incoming, dictionaries);
  ready?.keep(incoming, response, told);
  outgoing.writeHead(told.status, told.headers);
  outgoing.end(isHead ? undefined : (told.body ?? undefined));
}

/** A node:http server around a request handler. */
export function httpServer(origin: () => string, answers: Answers): Server {
  const { isInner = false, dictionaries } = answers;
  const handle = async (
    incoming: IncomingMessage,
    outgoing: RepeatableResponse,
    begin: () => void,
  ) => {
    let request: Request | null = null;
    const left = new AbortController();
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) left.abort(new Gone());
    });
    try {
      request = toRequest(incoming, origin());
      if (!isInner) translateConditions(request.headers, incoming.headers, dictionaries);
      const body = bodyOf(incoming, begin, limitsAt(new URL(request.url).pathname));
      const peer = incoming.socket.remoteAddress ?? '';
      const asked = { request, body, peer, gone: left.signal };
      await send(await answers.answer(asked), incoming, outgoing, answers);
    } catch (error) {
      if (error instanceof Gone || outgoing.headersSent) return outgoing.destroy();
      await send(await answers.failed(error, request), incoming, outgoing, { isInner });
    }
  };
  const serve = (begin: (outgoing: RepeatableResponse) => void) => {
    return (incoming: IncomingMessage, outgoing: RepeatableResponse) => {
      if (answers.ready?.send(incoming, outgoing)) return;
      void handle(incoming, outgoing, () => begin(outgoing)).catch(() => outgoing.destroy());
    };
  };
  const server = createServer(
    OPTIONS,
    serve(() => undefined),
  );
  // The client may send the body only once it is wanted: a refusal costs the visitor no upload.
  server.on(
    'checkContinue',
    serve((outgoing) => outgoing.writeContinue()),
  );
  server.on('connect', (_incoming, socket) => {
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\n\r\n',
    );
  });
  return server;
}

/** Listens; the message of the error is one sentence for the person who started it. */
export async function listen(
  server: Server,
  port: number | string,
  host?: string,
): Promise<number> {
  if (typeof port === 'number') await listenAt(server, { port, host, setting: 'PORT' });
  else await once(server.listen(port), 'listening');
  return typeof port === 'string' ? 0 : (server.address() as AddressInfo).port;
}

/** Closes immediately: kept-alive connections would hold the process for seconds. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
