/** The signed-in user, requested once. */
import { editorMe } from '../../contract/calls/editor-people.ts';
import { failure, success, type Result } from '../../src/client/calls/result.ts';
import { SIGNED_IN_MARK } from '../../src/config/editor-screen.ts';
import { send } from './send.ts';
import { session, type Me } from './session.ts';

const NOBODY = failure({
  code: 'unauthorized',
  description: 'Войдите, чтобы продолжить',
  call: editorMe.name,
  status: 401,
});

let asking: Promise<Result<Me>> | null = null;

async function ask(): Promise<Result<Me>> {
  const answer = await send(editorMe, {});
  asking = null;
  if (answer.ok) session.me = answer.value;
  else if (answer.error.status === 401) forgetMe();
  return answer;
}

/** The signed-in user, or why they are unknown. */
export async function whoAmI(): Promise<Result<Me>> {
  if (session.me) return success(session.me);
  if (localStorage.getItem(SIGNED_IN_MARK) === null) return NOBODY;
  return (asking ??= ask());
}

export function rememberMe(me: Me): void {
  session.me = me;
  // A new value each time: only that tells other tabs.
  localStorage.setItem(SIGNED_IN_MARK, String(Date.now()));
}

export function forgetMe(): void {
  session.me = null;
  localStorage.removeItem(SIGNED_IN_MARK);
}
