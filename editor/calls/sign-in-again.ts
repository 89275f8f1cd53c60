/** A session that ends while somebody works: calls wait until they are signed in again. */
import type { Result } from '../../src/client/calls/result.ts';
import { makeQuestion } from './question.ts';
import { session } from './session.ts';

/** Asks for the password, over whatever is on the screen. Answered with whether it was given. */
export const signInQuestion = makeQuestion<null, boolean>();

let asking: Promise<boolean> | null = null;

/** Asks once for all calls that are refused meanwhile. */
function signInAgain(): Promise<boolean> {
  asking ??= signInQuestion.ask(null).finally(() => {
    asking = null;
  });
  return asking;
}

/** Makes a call, and once more when the session had ended and somebody has signed in again. */
export async function signedIn<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
  const answer = await call();
  const isOver = !answer.ok && answer.error.code === 'unauthorized' && session.me !== null;
  return isOver && (await signInAgain()) ? call() : answer;
}
