/** Servers that do not answer while the app opens: it waits for them, and shows that. */
import type { CallError, Result } from '../../src/client/calls/result.ts';
import { makeQuestion } from './question.ts';

/**
 * Whether to retry: answered by a press, or automatically a little later. `isReached`: a server has
 * answered, although it could not handle the call.
 */
export const outageQuestion = makeQuestion<{ readonly isReached: boolean }, void>();

/** Whether no server has handled the call. */
export const isOutage = ({ status }: CallError): boolean => status === undefined || status >= 500;

/** Whether the backend may have done what was asked, although it did not say so. */
export const isUnanswered = (error: CallError): boolean =>
  isOutage(error) || error.code === 'upstream_contract';

/** Repeats a call until a server answers it, successfully or not. */
export async function untilAnswered<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
  for (;;) {
    const answer = await call();
    if (answer.ok || !isOutage(answer.error)) return answer;
    await outageQuestion.ask({ isReached: answer.error.status !== undefined });
  }
}
