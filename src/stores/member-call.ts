import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import { takeEarlyReply } from '../client/calls/early-replies.ts';
import { readEnvelope } from '../client/calls/envelope.ts';
import { callUrl } from '../client/calls/request.ts';
import { openPage } from '../client/page/gatsby-runtime.ts';
import type { Result } from '../client/calls/result.ts';
import { routes } from '../config/routes.ts';
import { keepTyped, notYours } from './member-data.ts';
import { session, signInMark } from './session.ts';
import { forgetSession } from './sign-out.ts';
import { showToast } from './toasts.ts';
import { ensureToken } from './token.ts';
import { keepWayBack } from './way-back.ts';

type Options = {
  /** The caller's own timeout. */
  readonly signal?: AbortSignal;
  /** For calls that spend or earn: every retry of one operation uses the same key. */
  readonly attempt?: string;
  /** Set by the frame of the page: on a public page an ended session causes no redirect. */
  readonly quiet?: boolean;
};

/**
 * Ends a session that the backend or the browser no longer has, once for all calls that find out, and
 * redirects the visitor to the login.
 */
function endSession(quiet: boolean): void {
  keepTyped();
  forgetSession();
  if (quiet && !window.location.pathname.startsWith(routes.personal)) return;
  keepWayBack(window.location.pathname + window.location.search);
  showToast('Сеанс закончился. Войдите снова, чтобы\u00a0продолжить.');
  openPage(routes.auth);
}

/**
 * Makes a call as the signed-in member, after renewing a session that ends soon. Every call of the personal
 * area uses it. A reply that came with the document needs no request, and the session is renewed all the same.
 * If the member has signed out or changed since, the caller gets an `unauthorized` without details: screens need
 * not show it, the session handles it.
 */
export async function memberCall<P extends v.GenericSchema, R extends v.GenericSchema>(
  entry: Call<P, R>,
  params: v.InferInput<P>,
  { signal, attempt, quiet = false }: Options = {},
): Promise<Result<v.InferOutput<R>>> {
  const mark = signInMark();
  if (mark === null) {
    // The browser has dropped the cookies under an open page: without this, a pressed button does nothing.
    if (session.standing === 'in') endSession(quiet);
    return notYours(entry.name);
  }
  const early = entry.method === 'GET' && takeEarlyReply(callUrl(entry, params, ''), mark);
  const brought = early ? readEnvelope(entry, 200, early) : null;
  // A failure may have any status; what follows from it is decided by the call itself.
  if (brought?.ok) {
    ensureToken().catch(() => {});
    return brought;
  }
  await ensureToken();
  if (signInMark() !== mark) return notYours(entry.name);
  const result = await browserCall(entry, params, signal, attempt);
  if (signInMark() !== mark) return notYours(entry.name);
  if (!result.ok && result.error.code === 'unauthorized') endSession(quiet);
  return result;
}
