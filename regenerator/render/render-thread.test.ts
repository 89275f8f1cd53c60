import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { storedBytes } from '../publish/file-content.ts';
import type { Answered, Asked } from './messages.ts';

/** A thread that answers when the test says so. */
class FakeWorker extends EventEmitter {
  readonly postMessage = jest.fn();
  readonly terminate = jest.fn(async () => 0);
  unref(): void {}
}

let worker: FakeWorker;
jest.mock('node:worker_threads', () => ({
  Worker: function Worker() {
    worker = new FakeWorker();
    return worker;
  },
}));

const { startThread } =
  jest.requireActual<typeof import('./render-thread.ts')>('./render-thread.ts');

const LIMIT = 1_000;
const page: Asked = { kind: 'page', data: '{}' };
const stored = new Uint8Array();
const answer: Answered = { ok: true, html: { ...storedBytes(stored), stored } };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A thread that has started on a page. */
async function begun() {
  const thread = startThread('/nowhere', LIMIT);
  worker.emit('message', 'ready');
  const told = thread.ask(page);
  await turn();
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
  return { thread, told };
}

it('ends when a page takes too long', async () => {
  const { thread, told } = await begun();
  jest.advanceTimersByTime(LIMIT);
  await expect(told).resolves.toMatchObject({ ok: false, isLate: true });
  expect(thread.isUsable()).toBe(false);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

it('accepts an answer that arrived in time but is read late by a busy process', async () => {
  const { thread, told } = await begun();
  jest.advanceTimersByTime(LIMIT);
  worker.emit('message', answer);
  await expect(told).resolves.toBe(answer);
  await turn();
  expect(thread.isUsable()).toBe(true);
  expect(worker.terminate).not.toHaveBeenCalled();
});
