import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { HOOK_SIGNATURE_HEADER } from '../../contract/headers.ts';
import { checkHook } from '../../contract/hook-signature.ts';
import type { Releases } from '../publish/releases.ts';
import type { Regenerator } from '../regenerator.ts';
import { STATUS_POLICY, statusPage } from './status-page.ts';

export type AppOptions = {
  readonly regenerator: Regenerator;
  readonly releases: Releases;
  /** The secret that signs messages about saved changes. */
  readonly hookSecret: string;
  /** The token that authorises a rollback to an older release. */
  readonly editorToken: string;
  readonly now: () => Date;
};

/** A message with 500 changes is about 60 kB. */
const LARGEST_BODY = 1_000_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The HTTP interface of the regenerator: receives changes, reports its status, rolls back to older
 * releases.
 */
export function createApp(options: AppOptions): Hono {
  const { regenerator, releases, hookSecret, editorToken, now } = options;
  const app = new Hono();

  const isEditor = (context: Context) => {
    const given = context.req.header('authorization') ?? '';
    return timingSafeEqual(digest(given), digest(`Bearer ${editorToken}`));
  };
  const refusal = (context: Context) => context.json({ error: 'an editor is asked for' }, 401);

  app.get('/status', (context) => {
    context.header('cache-control', 'no-store');
    return context.json(regenerator.status());
  });

  app.get('/', async (context) => {
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', STATUS_POLICY);
    context.header('x-content-type-options', 'nosniff');
    return context.html(statusPage(regenerator.status(), await releases.list(), now()));
  });

  app.post('/hooks/content', async (context) => {
    const body = await context.req.text();
    if (body.length > LARGEST_BODY) return context.json({ error: 'it is too large' }, 413);
    const signature = context.req.header(HOOK_SIGNATURE_HEADER) ?? null;
    const checked = await checkHook(hookSecret, body, signature, now());
    if (!checked.ok) return context.json({ error: checked.reason }, checked.status);
    regenerator.take(checked.hook.changes);
    return context.json({ taken: checked.hook.changes.length }, 202);
  });

  app.get('/releases', async (context) => {
    if (!isEditor(context)) return refusal(context);
    return context.json(await releases.list());
  });

  app.post('/releases/roll-back', async (context) => {
    if (!isEditor(context)) return refusal(context);
    const asked = context.req.query('number');
    if (asked !== undefined && !/^\d{1,9}$/.test(asked)) {
      return context.json({ error: 'number: it is no number' }, 400);
    }
    regenerator.holdBack();
    try {
      return context.json(await releases.rollBack(asked === undefined ? undefined : Number(asked)));
    } catch (error) {
      regenerator.goOn();
      return context.json({ error: error instanceof Error ? error.message : String(error) }, 404);
    }
  });

  app.post('/releases/go-on', async (context) => {
    if (!isEditor(context)) return refusal(context);
    const [newest] = await releases.list();
    if (newest && !newest.current) await releases.rollBack(newest.number);
    regenerator.goOn();
    return context.json(regenerator.status());
  });

  return app;
}
