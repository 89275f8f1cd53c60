import { Worker } from 'node:worker_threads';
import { RENDERER_ENVIRONMENT } from '../gatsby/gatsby.ts';
import type { Answered, Asked, ThreadData } from './messages.ts';

const program = new URL('./thread.ts', import.meta.url);

export type RenderThread = {
  /** One question at a time. After a failure of the thread itself it is of no more use. */
  readonly ask: (asked: Asked) => Promise<Answered>;
  readonly isUsable: () => boolean;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a thread that renders with what the last build made.
 * @param limit milliseconds a page may take before the thread is ended.
 */
export function startThread(projectRoot: string, limit: number): RenderThread {
  const worker = new Worker(program, {
    workerData: { projectRoot } satisfies ThreadData,
    env: { ...process.env, ...RENDERER_ENVIRONMENT },
    stderr: true,
    // A page makes some 5 MB of rubbish; with the usual 16 it is cleared up in the middle of each.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  let isUsable = true;
  let take: ((answered: Answered) => void) | null = null;
  const give = (answered: Answered) => {
    take?.(answered);
    take = null;
  };
  const end = (reason: string, isLate = false) => {
    isUsable = false;
    give({ ok: false, reason, isLate });
  };
  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => {
      worker.on('message', give);
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
      const answered = new Promise<Answered>((resolve) => {
        take = resolve;
      });
      const late = setTimeout(() => {
        end(`it took longer than ${limit} ms`, true);
        void worker.terminate();
      }, limit);
      worker.postMessage(asked);
      const answer = await answered;
      clearTimeout(late);
      return answer;
    },
    stop: async () => {
      isUsable = false;
      await worker.terminate();
    },
  };
}
