/** A render thread. The process that started it may terminate it at any moment. */
import { parentPort, workerData } from 'node:worker_threads';
import { offeredPartForms } from '../../src/build/part-forms.ts';
import { loadRenderer } from '../gatsby/gatsby.ts';
import { storedBytes } from '../publish/file-content.ts';
import { hollow } from '../publish/page-slots.ts';
import type { Answered, Asked, PageBefore, ThreadData } from './messages.ts';
import { rememberForms } from './remember-forms.ts';
import { swapParts } from './swap-parts.ts';

const { projectRoot } = workerData as ThreadData;
const renderer = await loadRenderer(projectRoot);
const offered = offeredPartForms();
const forms = offered && rememberForms(offered);
const encoder = new TextEncoder();

/** Whatever fails here succeeds, or is reported, when the page is rendered. */
function swapped({ html, swaps }: PageBefore): Uint8Array<ArrayBuffer> | null {
  if (!forms) return null;
  try {
    return swapParts(Buffer.from(html.buffer, html.byteOffset, html.byteLength), swaps, forms);
  } catch {
    return null;
  }
}

async function bytesOf(asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
  if (asked.kind === 'slice') return encoder.encode(await renderer.slice(asked.name, asked.data));
  const known = asked.before && swapped(asked.before);
  return known ?? encoder.encode(hollow(await renderer.page(asked.data)));
}

async function answer(asked: Asked): Promise<Answered> {
  try {
    const stored = await bytesOf(asked);
    return { ok: true, html: { ...storedBytes(stored), stored } };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Gatsby's renderer handles one page at a time. */
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (asked: Asked) => {
  last = last.then(async () => {
    const answered = await answer(asked);
    // The bytes are transferred, not copied.
    parentPort?.postMessage(answered, answered.ok ? [answered.html.stored.buffer] : []);
  });
});
parentPort?.postMessage('ready');
