import { Worker } from 'node:worker_threads';
import type { Encoded, Encoding } from './encode-picture.ts';

/** A picture for the thread; null ends it. */
export type Asked = { readonly id: number; readonly encoding: Encoding } | null;

/** The thread's replies: each file of a picture, then why the picture could not be encoded, or null. */
export type Answered =
  | { readonly id: number; readonly file: Encoded }
  | { readonly id: number; readonly error: string | null };

type Waiting = {
  readonly files: Encoded[];
  readonly done: (files: Encoded[]) => void;
  readonly failed: (error: Error) => void;
};

/** Megabytes of its young generation: pixels are outside the heap, and hardly anything else is allocated. */
const YOUNG = 4;

/** Milliseconds for which the thread waits for another picture: starting one takes as long as a few variants. */
const PATIENCE = 2_000;

const program = new URL('./encoding-thread.ts', import.meta.url);

const waiting = new Map<number, Waiting>();
let thread: Worker | null = null;
let ending: NodeJS.Timeout | undefined;
let count = 0;

function end(): void {
  thread?.postMessage(null satisfies Asked);
  thread = null;
}

function settle(id: number, error: Error | null): void {
  const picture = waiting.get(id);
  waiting.delete(id);
  if (error) picture?.failed(error);
  else picture?.done(picture.files);
  if (waiting.size > 0) return;
  // Neither it nor its timer keeps a process that has ended its work.
  thread?.unref();
  ending = setTimeout(end, PATIENCE).unref();
}

function take(answered: Answered): void {
  const { id } = answered;
  if ('file' in answered) waiting.get(id)?.files.push(answered.file);
  else settle(id, answered.error === null ? null : new Error(answered.error));
}

function start(): Worker {
  const started = new Worker(program, {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
  });
  started.on('message', take);
  started.on('error', (error: Error) => {
    // One that was told to end has no pictures.
    if (started !== thread) return;
    // Of the system, as a full disk is: no picture is to blame.
    const ended = Object.assign(error, { syscall: 'encode' });
    thread = null;
    for (const id of waiting.keys()) settle(id, ended);
  });
  return started;
}

/**
 * Encodes a picture in a thread, which ends soon after the last one. V8 counts the pixels that pass through
 * JavaScript as memory that a collection may free, and marks the whole heap for every other picture: with the content
 * of a build in it, that takes a third as long as encoding. The heap of the thread is nearly empty.
 * @throws Error of sharp; with a `syscall` if the thread itself failed.
 */
export function encodeApart(encoding: Encoding): Promise<readonly Encoded[]> {
  clearTimeout(ending);
  thread ??= start();
  thread.ref();
  const [id, worker] = [count, thread];
  count += 1;
  return new Promise((done, failed) => {
    waiting.set(id, { files: [], done, failed });
    worker.postMessage({ id, encoding } satisfies Asked);
  });
}
