/** Questions that running work asks the user and waits for. */
import { useSyncExternalStore } from 'react';

type Open<Asked, Answer> = { readonly asked: Asked; readonly answer: (given: Answer) => void };

export type Question<Asked, Answer> = {
  /** Waits for earlier questions, then for the answer. */
  readonly ask: (asked: Asked) => Promise<Answer>;
  /** The open question; null: none. */
  readonly useOpen: () => Open<Asked, Answer> | null;
};

/** A question that a dialog shows, one at a time. */
export function makeQuestion<Asked, Answer>(): Question<Asked, Answer> {
  let open: Open<Asked, Answer> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const show = (next: typeof open) => {
    open = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    ask(asked) {
      const before = last;
      const answered = (async () => {
        await before;
        const given = await new Promise<Answer>((resolve) => {
          show({ asked, answer: resolve });
        });
        show(null);
        return given;
      })();
      last = answered;
      return answered;
    },
    useOpen: () => useSyncExternalStore(subscribe, () => open),
  };
}
