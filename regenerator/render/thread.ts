/** A thread that renders. Whoever started it may end it at any moment. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadRenderer } from '../gatsby/gatsby.ts';
import { storedBytes } from '../publish/file-content.ts';
import { hollow } from '../publish/page-slots.ts';
import type { Answered, Asked, ThreadData } from './messages.ts';

const { projectRoot } = workerData as ThreadData;
const renderer = await loadRenderer(projectRoot);
const encoder = new TextEncoder();

async function answer(asked: Asked): Promise<Answered> {
  try {
    const html =
      asked.kind === 'page'
        ? hollow(await renderer.page(asked.data))
        : await renderer.slice(asked.name, asked.data);
    const stored = encoder.encode(html);
    return { ok: true, html: { ...storedBytes(stored), stored } };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Gatsby's renderer is made for one page at a time. */
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (asked: Asked) => {
  last = last.then(async () => {
    const answered = await answer(asked);
    // The bytes are handed over, not copied.
    parentPort?.postMessage(answered, answered.ok ? [answered.html.stored.buffer] : []);
  });
});
parentPort?.postMessage('ready');
