import { HOOK_SIGNATURE_HEADER } from '../../contract/headers.ts';
import { checkHook } from '../../contract/hook-signature.ts';
import { readEnvironment } from '../../src/config/environment.ts';

/** Timeout for Netlify's build hook, in milliseconds; a function has ten seconds in total. */
const PATIENCE = 8_000;

/** Whether a build was started; the hook's response body is of no use to the backend. */
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
 * Accepts the same messages as the regenerator, but starts a full Netlify build. It acknowledges
 * once the build is queued; until then the backend retries.
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
  const revision = Math.max(...checked.message.changes.map((change) => change.revision));
  return (await startBuild(NETLIFY_BUILD_HOOK_URL, revision))
    ? Response.json({ result: { revision } }, { status: 202 })
    : new Response('The build could not be started.', { status: 502 });
}

/**
 * By the first of these the backend knows that each message starts a build, and sends one only now and
 * then; the second is the address of before.
 */
export const config = { path: ['/hooks/build', '/hooks/content'] };
