/**
 * A thread that reads files. A slow disk blocks nothing else, and a synchronous read costs a
 * fraction of an asynchronous one.
 */
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { FileRead } from './messages.ts';

function read(file: string): FileRead {
  try {
    return { file, bytes: new Uint8Array(readFileSync(file)) };
  } catch {
    return { file, bytes: null };
  }
}

parentPort?.on('message', (files: readonly string[]) => {
  for (const file of files) {
    const answer = read(file);
    // The bytes are transferred, not copied.
    parentPort?.postMessage(answer, answer.bytes ? [answer.bytes.buffer] : []);
  }
});
