/**
 * A thread that reads files. A disk that is slow holds up nobody but it; and a file that is read in
 * one go costs a fraction of what it costs to be read without waiting.
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
    // The bytes are handed over, not copied.
    parentPort?.postMessage(answer, answer.bytes ? [answer.bytes.buffer] : []);
  }
});
