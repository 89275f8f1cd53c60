import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import { openPage } from '../client/page/gatsby-runtime.ts';
import type { Result } from '../client/calls/result.ts';
import { routes } from '../config/routes.ts';
import { notYours } from './member-data.ts';
import { signInMark } from './session.ts';
import { forgetSession } from './sign-out.ts';
import { showToast } from './toasts.ts';
import { ensureToken } from './token.ts';
import { keepWayBack } from './way-back.ts';

type Options = {
  /** The caller's own end of patience. */
  readonly signal?: AbortSignal;
  /** Of a call that spends or earns: the same name for every try of one wish. */
  readonly attempt?: string;
  /** Asked by the frame of the page: where the page is nobody's, an ended session leads nowhere. */
  readonly quiet?: boolean;
};

/**
 * The backend knows the session no more. It ends here, once for all calls that hear so, and the
 * visitor is led to where he can sign in.
 */
function endSession(quiet: boolean): void {
  forgetSession();
  if (quiet && !window.location.pathname.startsWith(routes.personal)) return;
  keepWayBack(window.location.pathname + window.location.search);
  showToast('Сеанс закончился. Войдите снова, чтобы\u00a0продолжить.');
  openPage(routes.auth);
}

/**
 * Makes a call as the member who is signed in, with a session that still lasts for a while. Every
 * call of the personal area goes this way. The reply to somebody who has left since, or whose place
 * another took, is an `unauthorized` for nobody: screens need not say it, the session does.
 */
export async function memberCall<P extends v.GenericSchema, R extends v.GenericSchema>(
  entry: Call<P, R>,
  params: v.InferInput<P>,
  { signal, attempt, quiet = false }: Options = {},
): Promise<Result<v.InferOutput<R>>> {
  const mark = signInMark();
  if (mark === null) return notYours(entry.name);
  await ensureToken();
  if (signInMark() !== mark) return notYours(entry.name);
  const result = await browserCall(entry, params, signal, attempt);
  if (signInMark() !== mark) return notYours(entry.name);
  if (!result.ok && result.error.code === 'unauthorized') endSession(quiet);
  return result;
}
