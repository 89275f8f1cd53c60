/** The thread of `encode-apart.ts`: encodes pictures until it is told to end. */
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Asked, Answered } from './encode-apart.ts';
import { encodePicture, type Encoding } from './encode-picture.ts';

// More threads for one picture take a twentieth more time in total, and make larger files.
sharp.concurrency(1);

const answer = (message: Answered) => parentPort?.postMessage(message);

async function encode(id: number, encoding: Encoding): Promise<void> {
  for await (const file of encodePicture(encoding)) answer({ id, file });
}

parentPort?.on('message', async (asked: Asked) => {
  if (asked === null) {
    parentPort?.close();
    return;
  }
  const { id, encoding } = asked;
  // Messages carry no fields of an error but its message.
  const error = await encode(id, encoding).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
  answer({ id, error });
});
