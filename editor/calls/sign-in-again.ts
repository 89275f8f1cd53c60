/** A session that ends during work: calls wait until the user has signed in again. */
import type { Result } from '../../src/client/calls/result.ts';
import { makeQuestion } from './question.ts';
import { session } from './session.ts';

/** Asks for the password, over any screen. The answer: whether the user signed in. */
export const signInQuestion = makeQuestion<null, boolean>();

let asking: Promise<boolean> | null = null;

/** Asks once for all calls that are refused meanwhile. */
function signInAgain(): Promise<boolean> {
  asking ??= signInQuestion.ask(null).finally(() => {
    asking = null;
  });
  return asking;
}

/** Makes a call, and repeats it once if the session had ended and the user has signed in again. */
export async function signedIn<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
  const answer = await call();
  const isOver = !answer.ok && answer.error.code === 'unauthorized' && session.me !== null;
  return isOver && (await signInAgain()) ? call() : answer;
}
