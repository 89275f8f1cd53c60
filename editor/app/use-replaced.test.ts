/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { noteDoubt } from '../calls/doubts.ts';
import { useReplaced } from './use-replaced.ts';

const MINUTE = 60_000;
const documentWith = (entry: string) =>
  `<script type="module" crossorigin src="/admin/assets/${entry}.js" nonce="n"></script>`;
const serve = jest.fn<() => Promise<unknown>>();
const serves = (body: string) =>
  serve.mockImplementation(() => Promise.resolve({ text: () => Promise.resolve(body) }));
const focus = () => act(async () => void dispatchEvent(new Event('focus')));
const passes = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: serve });
  document.head.innerHTML = documentWith('index-old');
});
afterEach(() => {
  jest.useRealTimers();
  serve.mockReset();
});

it('notices a new build of the screen on focus, and the return of its own', async () => {
  serves(documentWith('index-old'));
  const { result } = renderHook(() => useReplaced());
  await focus();
  expect(result.current).toBe(false);
  serves(documentWith('index-new'));
  await focus();
  // It has just looked.
  expect(serve).toHaveBeenCalledTimes(1);
  await passes(1);
  await focus();
  expect(result.current).toBe(true);
  serves(documentWith('index-old'));
  await passes(5);
  expect(result.current).toBe(false);
});

it('notices it when the backend was not understood', async () => {
  serves(documentWith('index-new'));
  const { result } = renderHook(() => useReplaced());
  await act(async () => noteDoubt('upstream_contract'));
  expect(result.current).toBe(true);
});

it('takes neither a page of somebody else nor a lost connection for a new build', async () => {
  const { result } = renderHook(() => useReplaced());
  serves('<script src="/portal.js"></script>');
  await focus();
  serve.mockImplementation(() => Promise.reject(new Error('no network')));
  await passes(5);
  expect(serve).toHaveBeenCalledTimes(2);
  expect(result.current).toBe(false);
});
