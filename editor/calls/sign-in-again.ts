/** A session that ends during work: calls wait until the user has signed in again. */
import { editorMe } from '../../contract/calls/editor-people.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { noteDoubt } from './doubts.ts';
import { exchange } from './exchange.ts';
import { makeQuestion } from './question.ts';
import { session } from './session.ts';

/** Asks for the password, over any screen; whoever leaves instead gets a fresh screen. */
export const signInQuestion = makeQuestion<null, void>();

let asking: Promise<void> | null = null;

/** Asks once for all calls that are refused meanwhile. */
function signInAgain(): Promise<void> {
  asking ??= signInQuestion.ask(null).finally(() => {
    asking = null;
  });
  return asking;
}

/**
 * Signing in again in another tab begins a session for the whole browser: the token of this tab is
 * refused from then on. Learns the new one, unless somebody else has signed in there.
 * @returns whether there is one.
 */
export async function learnToken(): Promise<boolean> {
  const told = await exchange(editorMe, {});
  if (!told.ok || told.value.id !== session.me?.id) return false;
  session.me = told.value;
  return true;
}

/**
 * Whether a refused call may be repeated now.
 * @param token that it was made with: another call may have learnt a new one since.
 */
async function isRenewed(code: string, token: string | null): Promise<boolean> {
  if (session.me === null || !['forbidden', 'unauthorized'].includes(code)) return false;
  if (session.me.csrf !== token) return true;
  if (code === 'unauthorized') {
    await signInAgain();
    return true;
  }
  await learnToken();
  return session.me.csrf !== token;
}

/**
 * Makes a call, and repeats it once if the session had ended and the user has signed in again, here
 * or in another tab.
 */
export async function signedIn<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
  const token = session.me?.csrf ?? null;
  const answer = await call();
  if (answer.ok) return answer;
  const { code } = answer.error;
  noteDoubt(code);
  return (await isRenewed(code, token)) ? call() : answer;
}
