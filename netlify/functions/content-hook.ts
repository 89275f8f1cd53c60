import { HOOK_SIGNATURE_HEADER } from '../../contract/headers.ts';
import { checkHook } from '../../contract/hook-signature.ts';
import { readEnvironment } from '../../src/config/environment.ts';

/** Milliseconds Netlify's own build hook may take; a function has ten seconds in all. */
const PATIENCE = 8_000;

/** Whether a build was started; what the hook says is of no use to who tells of a change. */
async function startBuild(hookUrl: string, revision: number): Promise<boolean> {
  const url = new URL(hookUrl);
  url.searchParams.set('trigger_title', `Content, revision ${revision}`);
  try {
    const reply = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(PATIENCE) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/**
 * Takes the same messages as the regenerator and starts a whole build of Netlify's instead. It is
 * acknowledged when the build is on its way; until then the backend tells it again.
 */
export default async function contentHook(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return new Response('Method Not Allowed', { status: 405, headers: { allow: 'POST' } });
  }
  const { CONTENT_HOOK_SECRET, NETLIFY_BUILD_HOOK_URL } = readEnvironment(process.env, [
    'CONTENT_HOOK_SECRET',
    'NETLIFY_BUILD_HOOK_URL',
  ]);
  const signature = request.headers.get(HOOK_SIGNATURE_HEADER);
  const checked = await checkHook(CONTENT_HOOK_SECRET, await request.text(), signature, new Date());
  if (!checked.ok) return new Response(checked.reason, { status: checked.status });
  const revision = Math.max(...checked.hook.changes.map((change) => change.revision));
  return (await startBuild(NETLIFY_BUILD_HOOK_URL, revision))
    ? Response.json({ result: { revision } }, { status: 202 })
    : new Response('The build was not started.', { status: 502 });
}

export const config = { path: '/hooks/content' };
