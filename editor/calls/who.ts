/** Who is signed in, asked once. */
import { editorMe } from '../../contract/calls/editor.ts';
import { failure, success, type Result } from '../../src/client/calls/result.ts';
import { send } from './send.ts';
import { session, type Me } from './session.ts';

/**
 * Says that somebody has signed in on this machine: without it nobody is asked for, as the answer
 * is known. It opens nothing.
 */
const MARK = 'editor-was-here';

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

/** The person who is signed in, or why that is unknown. */
export async function whoAmI(): Promise<Result<Me>> {
  if (session.me) return success(session.me);
  if (localStorage.getItem(MARK) === null) return NOBODY;
  return (asking ??= ask());
}

export function rememberMe(me: Me): void {
  session.me = me;
  localStorage.setItem(MARK, '1');
}

export function forgetMe(): void {
  session.me = null;
  localStorage.removeItem(MARK);
}
