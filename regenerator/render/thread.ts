/** A thread that renders. Whoever started it may end it at any moment. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadRenderer } from '../gatsby/gatsby.ts';
import type { Answered, Asked, ThreadData } from './messages.ts';

const { projectRoot } = workerData as ThreadData;
const renderer = await loadRenderer(projectRoot);

async function answer(asked: Asked): Promise<Answered> {
  try {
    const html =
      asked.kind === 'page'
        ? await renderer.page(asked.data)
        : await renderer.slice(asked.name, asked.data);
    return { ok: true, html };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => parentPort?.postMessage(answered));
});
parentPort?.postMessage('ready');
