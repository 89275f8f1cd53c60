import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as v from 'valibot';
import { HOOK_SIGNATURE_HEADER } from '../../contract/headers.ts';
import { checkSigned } from '../../contract/hook-signature.ts';
import type { Secrets } from '../../contract/secrets.ts';
import { contentHook } from '../../contract/schemas/hook.ts';
import {
  CONTENT_HOOK_PATH,
  siteQuestion,
  SITE_QUESTIONS_PATH,
} from '../../contract/schemas/publishing.ts';
import { scopedRequests } from './scoped-requests.ts';
import { answerTo, QuestionError, shownRevision, type Publishing } from './site-questions.ts';
import { STATUS_POLICY, statusPage } from './status-page.ts';

export type AppOptions = Publishing & {
  /** The secret that signs messages of the backend. */
  readonly hookSecret: Secrets;
  /** The site's origin, for links to the editor's screen. */
  readonly siteUrl: string;
  readonly now: () => Date;
};

/** In bytes: a message with 500 changes has about 60,000. */
const LARGEST_BODY = 1_000_000;

/**
 * The HTTP interface of the regenerator: receives changes and queries from the backend, and reports its
 * status.
 */
export function createApp(options: AppOptions): Hono {
  const { regenerator, releases, hookSecret, siteUrl, now } = options;
  const app = new Hono();
  app.use('*', scopedRequests);
  const tooLarge = (context: Context) => context.json({ error: 'it is too large' }, 413);
  // Before the signature, which needs all of a body: anybody could send one without end.
  app.use('*', bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));

  /** @returns the message, or an error response if it is not from the backend. */
  async function messageIn<Message extends { readonly timestamp: string }>(
    schema: v.GenericSchema<unknown, Message>,
    context: Context,
  ): Promise<Message | Response> {
    const body = await context.req.text();
    const signature = context.req.header(HOOK_SIGNATURE_HEADER) ?? null;
    const checked = await checkSigned(schema, hookSecret, body, signature, now());
    return checked.ok ? checked.message : context.json({ error: checked.reason }, checked.status);
  }

  async function statusNow() {
    const [status, served] = [regenerator.status(), await releases.current()];
    const release = served && {
      number: served.number,
      time: served.time,
      revision: served.revision,
      newest: served.newest,
    };
    return { ...status, published_revision: shownRevision(status, served), release };
  }

  app.get('/status', async (context) => {
    context.header('cache-control', 'no-store');
    return context.json(await statusNow());
  });

  app.get('/', async (context) => {
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', STATUS_POLICY);
    context.header('x-content-type-options', 'nosniff');
    const shown = { status: await statusNow(), releases: await releases.list(), siteUrl };
    return context.html(statusPage(shown, now()));
  });

  app.post(CONTENT_HOOK_PATH, async (context) => {
    const hook = await messageIn(contentHook, context);
    if (hook instanceof Response) return hook;
    regenerator.take(hook.changes);
    return context.json({ taken: hook.changes.length }, 202);
  });

  app.post(SITE_QUESTIONS_PATH, async (context) => {
    const question = await messageIn(siteQuestion, context);
    if (question instanceof Response) return question;
    context.header('cache-control', 'no-store');
    try {
      return Response.json(await answerTo(question, options));
    } catch (error) {
      if (!(error instanceof QuestionError)) throw error;
      return context.json({ error: error.message }, error.status);
    }
  });

  return app;
}
