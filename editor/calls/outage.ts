/** Servers that do not answer while the screen opens: it waits for them, and says so. */
import type { CallError, Result } from '../../src/client/calls/result.ts';
import { makeQuestion } from './question.ts';

/** Whether to ask once more; answered by a press, or a little later by itself. */
export const outageQuestion = makeQuestion<null, void>();

/** Whether no server has said anything about the call itself. */
export const isOutage = ({ status }: CallError): boolean => status === undefined || status >= 500;

/** Makes a call until a server answers it, well or not. */
export async function untilAnswered<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
  for (;;) {
    const answer = await call();
    if (answer.ok || !isOutage(answer.error)) return answer;
    await outageQuestion.ask(null);
  }
}
