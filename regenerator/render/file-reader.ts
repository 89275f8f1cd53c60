import { Worker } from 'node:worker_threads';
import type { FileRead } from './messages.ts';

const program = new URL('./read-thread.ts', import.meta.url);

/** Receives a file that was read. */
type Take = (file: string, bytes: Uint8Array | null) => void;

export type FileReader = {
  /**
   * Reads files in order, in a separate thread.
   * @param take receives each file as it arrives; null for one that cannot be read.
   */
  readonly read: (files: readonly string[], take: Take) => void;
  readonly stop: () => Promise<void>;
};

/** Starts the thread that reads files. */
export function startFileReader(): FileReader {
  const worker = new Worker(program);
  const waiting = new Map<string, Take>();
  worker.on('message', ({ file, bytes }: FileRead) => {
    const take = waiting.get(file);
    waiting.delete(file);
    take?.(file, bytes);
  });
  // Callers can render the page instead of waiting for its file.
  worker.on('error', () => waiting.clear());
  worker.unref();
  return {
    read: (files, take) => {
      for (const file of files) waiting.set(file, take);
      if (files.length > 0) worker.postMessage(files);
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}
