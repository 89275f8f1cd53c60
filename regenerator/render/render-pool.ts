import type { Answered, Asked } from './messages.ts';
import { startThread, type RenderThread } from './render-thread.ts';

/** Threads that render: one for a single page, and another where there is more to do. */
const THREADS = 2;

/** Questions a thread has at a time: the next one waits there already when one is answered. */
const AHEAD = 2;

/** Milliseconds for one page; a page takes a few. */
const LIMIT = 10_000;

export type RenderPool = {
  /**
   * Answers in the order of the questions. After one that fails no more are asked: they are of no
   * use without it, and each might take as long as a page may take.
   */
  readonly render: (asked: readonly Asked[]) => Promise<(Answered | undefined)[]>;
  readonly stop: () => Promise<void>;
};

/** Threads over the renderer of the last build; one that ends is replaced. */
export function renderPool(projectRoot: string, limit = LIMIT): RenderPool {
  const threads = Array.from({ length: THREADS }, () => startThread(projectRoot, limit));
  let isStopped = false;

  function threadAt(place: number): RenderThread {
    const thread = threads[place];
    if (thread?.isUsable()) return thread;
    const fresh = startThread(projectRoot, limit);
    threads[place] = fresh;
    return fresh;
  }

  return {
    async render(asked) {
      const answers = new Array<Answered | undefined>(asked.length).fill(undefined);
      let next = 0;
      const work = async (place: number) => {
        while (next < asked.length && !isStopped) {
          const at = next;
          next += 1;
          const question = asked[at];
          const answer = question && (await threadAt(place).ask(question));
          answers[at] = answer;
          if (!answer?.ok) next = asked.length;
        }
      };
      const places = Array.from({ length: AHEAD * THREADS }, (_, one) => one % THREADS);
      await Promise.all(places.map(work));
      if (isStopped) throw new Error('The renderer was stopped.');
      return answers;
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
