/** The thread of `encode-apart.ts`: encodes pictures until it is told to end. */
import { parentPort } from 'node:worker_threads';
import type { Asked, Answered } from './encode-apart.ts';
import { encodePicture } from './encode-picture.ts';

/** Messages carry no fields of an error except these. */
const plain = (error: unknown): Answered['error'] => {
  const { message, syscall } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return { message: message ?? String(error), ...(syscall !== undefined && { syscall }) };
};

parentPort?.on('message', async (asked: Asked) => {
  if (asked === null) {
    parentPort?.close();
    return;
  }
  const { id, encoding } = asked;
  const error = await encodePicture(encoding).then(() => null, plain);
  parentPort?.postMessage({ id, error } satisfies Answered);
});
