import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { table } from '../contract/table.ts';
import { changesSomething, methodsOf, type AnyCall } from '../contract/call.ts';
import type { Secrets } from '../contract/secrets.ts';
import type { MapEnvironment } from '../src/config/map-sources.ts';
import { log as ownLog } from '../system/log.ts';
import { addressRule, type AddressRule } from './address.ts';
import { localCaptcha } from './captcha/local.ts';
import type { CaptchaVerifier } from './captcha/verifier.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import { contentRevision, savedRevision } from './db/revision.ts';
import { mountEditor } from './editor/mount.ts';
import { LINKS_PATH } from './editor/preview-links/link.ts';
import { linkOpener } from './editor/preview-links/open.ts';
import { Failure } from './failure.ts';
import type { Context, Handler } from './handler.ts';
import { databaseAnswers, mountHealth } from './health.ts';
import { isKept, keepReplies, type KeptReplies } from './kept-replies/kept-replies.ts';
import { mediaServer } from './media.ts';
import { MediaStoreError, type MediaStore } from './media-store/store.ts';
import { mediaWords } from './media-store/words.ts';
import { incomingOf, namedRequests } from './named-requests.ts';
import { mountDescription } from './openapi/mount.ts';
import { answerOnce, attemptOf } from './once.ts';
import { readOutbox } from './outbox/outbox.ts';
import { outboxSender, type Sender } from './outbox/sender.ts';
import { openPreviews } from './published/previews.ts';
import { NOBODY_TOLD, type Delivering } from './content-hook/read-delivery.ts';
import { unknownSite, type PublishedSite } from './published/published-site.ts';
import { readParameters } from './parameters.ts';
import { fromReplica } from './replica-reply.ts';
import { contentBody, contentReply, errorReply, resultReply } from './reply.ts';
import { handlers } from './routes/handlers.ts';
import { mountScreen } from './screen/screen.ts';
import { readCaller } from './sessions.ts';
import { asFailure, whileAnswered } from './unanswered.ts';

export type AppOptions = {
  readonly db: Database;
  /** Serves reads that may be slightly stale; when absent, they go to the database. */
  readonly replica?: Replica | undefined;
  /** The store of original pictures and uploaded files. */
  readonly media: MediaStore;
  readonly now?: () => Date;
  /** Records errors; the visitor never sees them. */
  readonly log?: (message: string, error: unknown) => void;
  /** Handlers to mount; defaults to all of them. */
  readonly handlers?: readonly Handler[];
  /** Sends messages; defaults to the outbox. */
  readonly send?: Sender;
  /** Recipient of email to the company. */
  readonly companyMail?: string;
  /** Base URL of the site; defaults to the one of the embedded run. */
  readonly siteUrl?: string;
  /**
   * Secret for the digests of codes; defaults to a random one that lasts as long as the process.
   */
  readonly codeSecret?: Secrets;
  /** Verifies captcha tokens; defaults to the local provider. */
  readonly captcha?: CaptchaVerifier;
  /** When absent, certificates are due immediately and the issuer polls for them. */
  readonly issuing?: Context['issuing'];
  /** When absent, orders are due immediately and the order worker polls for them. */
  readonly ordering?: Context['ordering'];
  /** Token of the first editor; when absent, only accounts can sign in. */
  readonly editorToken?: Secrets;
  /** Notified of saved content and of scheduled drafts; when absent, the workers poll. */
  readonly editing?: { readonly saved: () => void; readonly planned: () => void };
  /** What readers see of the site; when absent, that is unknown. */
  readonly site?: PublishedSite;
  /** How changes are reported to the site's builder; when absent, nobody is notified. */
  readonly delivery?: Delivering;
  /** Determines the caller's address; defaults to the remote end of the connection. */
  readonly addressOf?: AddressRule;
  /** The build of the editor's screen; when absent, there is no screen. */
  readonly screenDir?: string;
  /** The map that its forms show; when absent, none. */
  readonly maps?: MapEnvironment;
  /** Whether the process is shutting down. */
  readonly isStopping?: () => boolean;
  /**
   * Whether the database is a server, which may hang. The embedded one runs queries one after another: when
   * it does not answer, it is busy.
   */
  readonly hasServer?: boolean;
  /** Embedded run: serves sent messages under `/dev/outbox` and the contract under `/docs`. */
  readonly development?: boolean;
};

const DEFAULT_COMPANY_MAIL = 'vopros@yasno.example';
const DEFAULT_SITE_URL = 'http://localhost:8888';

/** The remote end of the connection as Node's server reports it; null without a server. */
const peerOf = (env: unknown) => incomingOf(env)?.socket.remoteAddress ?? null;

type Surroundings = Omit<Context, 'caller'>;

/** The part of the context that every request shares. */
function surroundingsOf(options: AppOptions): Surroundings {
  const now = options.now ?? (() => new Date());
  return {
    db: options.db,
    now,
    send: options.send ?? outboxSender,
    companyMail: options.companyMail ?? DEFAULT_COMPANY_MAIL,
    siteUrl: options.siteUrl ?? DEFAULT_SITE_URL,
    codeSecret: options.codeSecret ?? randomBytes(32).toString('base64url'),
    captcha: options.captcha ?? localCaptcha(now),
    issuing: options.issuing ?? { delay: 0, wake: () => {} },
    ordering: options.ordering ?? { delay: 0, wake: () => {} },
  };
}

type Answering = {
  readonly surroundings: Surroundings;
  readonly address: string | null;
  /** Null for a preview. */
  readonly kept: KeptReplies | null;
  readonly replica: Replica | undefined;
};

async function answer(
  call: AnyCall,
  handler: Handler | undefined,
  request: Request,
  { surroundings, address, kept, replica }: Answering,
) {
  const { db, now } = surroundings;
  const caller = await readCaller(request.headers, address, db, now());
  if (!handler) throw new Failure('not_implemented', 'Этот раздел ещё не\u00a0работает');
  if (call.access === 'member' && caller.userId === null) {
    throw new Failure('unauthorized', 'Войдите, чтобы продолжить');
  }
  const params = await readParameters(call, request);
  const context = { ...surroundings, caller };
  if (call.content) {
    const isSaved = kept !== null && isKept(call);
    const copied = kept && (await fromReplica(replica, handler, params, context));
    if (copied) return contentReply(contentBody(call, copied.result), request);
    const body = isSaved
      ? await kept.answer(handler, params, context)
      : contentBody(call, await handler.run(params, context));
    return contentReply(body, request);
  }
  const result =
    call.once && caller.userId !== null
      ? await answerOnce(
          { call, userId: caller.userId, key: attemptOf(request.headers), params },
          handler,
          context,
        )
      : await handler.run(params, context);
  return resultReply(call, result);
}

/**
 * The backend as one function from a web-standard request to a response. Every call of the contract
 * has a route, whether or not it is implemented.
 */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  const log = options.log ?? ownLog.error;
  const surroundings = surroundingsOf(options);
  const previews = openPreviews();
  const kept = keepReplies(options.db);
  const addressOf = options.addressOf ?? addressRule({});
  const answers = databaseAnswers(options.db);
  app.use('*', namedRequests());
  if (options.hasServer) app.use('*', (_context, next) => whileAnswered(next(), answers));
  const implemented = new Map(
    (options.handlers ?? handlers).map((handler) => [handler.call.name, handler]),
  );
  for (const call of table) {
    app.on([...methodsOf(call)], call.path, async (context) => {
      const { raw } = context.req;
      // Hono answers a HEAD as a GET. Some calls of the specification change things by GET: a HEAD must not.
      if (raw.method === 'HEAD' && changesSomething(call)) return context.notFound();
      const address = addressOf(raw.headers, peerOf(context.env));
      // A preview reads its transaction as if it were saved; every other request waits for saved content.
      const preview = previews.of(raw.headers);
      const around = { ...surroundings, db: preview ?? surroundings.db };
      const handler = implemented.get(call.name);
      const { replica } = options;
      const answering = { surroundings: around, address, kept: preview ? null : kept, replica };
      return await answer(call, handler, raw, answering);
    });
  }
  const { codeSecret: secret, siteUrl } = surroundings;
  const editing = {
    db: options.db,
    now: surroundings.now,
    media: options.media,
    site: options.site ?? unknownSite,
    previews,
    linking: { secret, siteUrl },
  };
  // Before the collections: its path looks like that of an entity.
  const openLink = linkOpener({ ...editing, log });
  app.get(`${LINKS_PATH}:token`, (context) => openLink(context.req.param('token')));
  mountEditor(app, {
    ...editing,
    token: options.editorToken ?? null,
    send: surroundings.send,
    siteUrl,
    delivery: options.delivery ?? NOBODY_TOLD,
    addressOf: ({ headers }, env) => addressOf(headers, peerOf(env)),
    ...(options.editing ?? { saved: () => {}, planned: () => {} }),
  });
  const serveMedia = mediaServer(options.media, log);
  app.get('/media/:file', (context) => serveMedia(context.req.param('file'), context.req.raw));
  if (options.screenDir) mountScreen(app, options.screenDir, options.maps);
  mountDescription(app, surroundings.siteUrl, options.development ?? false);
  if (options.development) {
    app.get('/dev/outbox', async (context) => context.json(await readOutbox(options.db)));
  }
  app.get('/revision', async (context) => {
    const [revision, saved] = await Promise.all([
      contentRevision(options.db),
      savedRevision(options.db),
    ]);
    return context.json({ result: { revision, saved } });
  });
  mountHealth(app, { answers, isStopping: options.isStopping });
  app.notFound(() => errorReply('not_found', 'Такого адреса нет'));
  app.onError((thrown, context) => {
    // The pattern of the route, because a path may contain a token.
    const place = `${context.req.method} ${routePath(context)}`;
    const error = asFailure(thrown);
    if (error instanceof Failure) {
      if (error.cause) log(`${place} answered ${error.code}:`, error.cause);
      return errorReply(error.code, error.message, error.fields);
    }
    if (error instanceof MediaStoreError) {
      log(`${place} did without media: ${error.message}`, error.cause);
      return errorReply('upstream', mediaWords(error));
    }
    log(`${place} failed`, error);
    return errorReply('internal', 'Что-то пошло не\u00a0так. Попробуйте ещё раз через минуту');
  });
  return app;
}
