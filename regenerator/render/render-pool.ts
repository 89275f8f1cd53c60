import { startFileReader, type FileReader } from './file-reader.ts';
import type { Answered, Asked } from './messages.ts';
import { startThread, type RenderThread } from './render-thread.ts';

/** Render threads: one for a single page, and another when there is more to do. */
const THREADS = 2;

/** Requests sent to a thread at a time: the next one is already there when one is answered. */
const AHEAD = 2;

/** Timeout for one page in milliseconds; a page takes a few. */
const LIMIT = 10_000;

type Rendered = Answered & { ok: true };

export type RenderPool = {
  /**
   * Answers in the order of the requests, which are created one by one as their turn comes. After a
   * failure no more are sent: they are useless without it, and each might time out as well.
   * @param take receives each successful answer as it arrives, while the threads go on.
   */
  readonly render: (
    asked: Iterable<Asked> | AsyncIterable<Asked>,
    take?: (place: number, answer: Rendered) => void,
  ) => Promise<(Answered | undefined)[]>;
  /** Reads files for the render threads. */
  readonly read: FileReader['read'];
  readonly stop: () => Promise<void>;
};

/** Threads that run the renderer of the last build; one that ends is replaced. */
export function renderPool(projectRoot: string, limit = LIMIT): RenderPool {
  const threads = Array.from({ length: THREADS }, () => startThread(projectRoot, limit));
  const reader = startFileReader();
  let isStopped = false;

  function threadAt(place: number): RenderThread {
    const thread = threads[place];
    if (thread?.isUsable()) return thread;
    const fresh = startThread(projectRoot, limit);
    threads[place] = fresh;
    return fresh;
  }

  return {
    async render(asked, take) {
      const answers: (Answered | undefined)[] = [];
      const questions =
        Symbol.asyncIterator in asked ? asked[Symbol.asyncIterator]() : asked[Symbol.iterator]();
      let hasFailed = false;
      const work = async (place: number) => {
        while (!hasFailed && !isStopped) {
          const question = await questions.next();
          if (question.done) return;
          const at = answers.push(undefined) - 1;
          const answer = await threadAt(place).ask(question.value);
          answers[at] = answer;
          if (answer.ok) take?.(at, answer);
          else hasFailed = true;
        }
      };
      const places = Array.from({ length: AHEAD * THREADS }, (_, one) => one % THREADS);
      await Promise.all(places.map(work));
      if (isStopped) throw new Error('The renderer was stopped.');
      return answers;
    },
    read: (files, take) => reader.read(files, take),
    stop: async () => {
      isStopped = true;
      await Promise.all([reader, ...threads].map((thread) => thread.stop()));
    },
  };
}
