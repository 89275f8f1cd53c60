import { Worker } from 'node:worker_threads';
import { RENDERER_ENVIRONMENT } from '../gatsby/gatsby.ts';
import type { Answered, Asked, ThreadData } from './messages.ts';

const program = new URL('./thread.ts', import.meta.url);

export type RenderThread = {
  /**
   * Requests are answered one after another; the timeout of each starts when its turn comes. After
   * a failure of the thread itself it cannot be used any more.
   */
  readonly ask: (asked: Asked) => Promise<Answered>;
  readonly isUsable: () => boolean;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a thread that renders with the last build.
 * @param limit milliseconds a page may take before the thread is terminated.
 */
export function startThread(projectRoot: string, limit: number): RenderThread {
  const worker = new Worker(program, {
    workerData: { projectRoot } satisfies ThreadData,
    env: { ...process.env, ...RENDERER_ENVIRONMENT },
    stderr: true,
    // Enough memory for the garbage of several pages, so that it is not collected in the middle of
    // them.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  let isUsable = true;
  /** Callers that wait for an answer, the next one first. */
  const waiting: ((answered: Answered) => void)[] = [];
  let late: NodeJS.Timeout | undefined;

  function watch(): void {
    clearTimeout(late);
    if (waiting.length === 0) return;
    const [asked] = waiting;
    late = setTimeout(() => {
      // This process may have been busy itself: an answer that has come meanwhile is read first.
      setImmediate(() => {
        if (waiting[0] !== asked) return;
        end(`it took longer than ${limit} ms`, true);
        void worker.terminate();
      });
    }, limit);
  }
  function end(reason: string, isLate = false): void {
    isUsable = false;
    clearTimeout(late);
    // The first one is to blame; the others were queued behind it.
    waiting.shift()?.({ ok: false, reason, isLate });
    for (const give of waiting.splice(0)) give({ ok: false, reason });
  }

  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => {
      worker.on('message', (answered: Answered) => {
        const give = waiting.shift();
        watch();
        give?.(answered);
      });
      resolve();
    });
    worker.once('exit', () => resolve());
  });
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => end('the renderer has ended'));
  worker.unref();

  return {
    isUsable: () => isUsable,
    async ask(asked) {
      await ready;
      if (!isUsable) return { ok: false, reason: 'the renderer could not be loaded' };
      const answered = new Promise<Answered>((resolve) => waiting.push(resolve));
      if (waiting.length === 1) watch();
      worker.postMessage(asked);
      return answered;
    },
    stop: async () => {
      isUsable = false;
      await worker.terminate();
    },
  };
}
