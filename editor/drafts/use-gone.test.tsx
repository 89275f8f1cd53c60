/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { draft } from '../../contract/docs/examples/editor.ts';

const { data: _, ...shown } = draft;
const MINUTE = 60_000;

const there = { ok: true, value: { ...shown, error: null } };
const gone = { ok: false, error: { code: 'not_found' } };
const send = jest.fn<() => Promise<object>>();
jest.mock('../calls/send.ts', () => ({ send: () => send() }));

const { useGone } = jest.requireActual<typeof import('./use-gone.ts')>('./use-gone.ts');

const planned = () => ({
  ...shown,
  error: null,
  publish_at: new Date(Date.now() + MINUTE).toISOString(),
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  send.mockReset();
});

it('is told of a draft that went out at its time, however late', async () => {
  send.mockResolvedValueOnce(there).mockResolvedValue(gone);
  const said = planned();
  const { result } = renderHook(() => useGone(said));
  await act(() => jest.advanceTimersByTimeAsync(MINUTE - 1));
  expect(send).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(MINUTE));
  expect(result.current).not.toBeNull();
  expect(send).toHaveBeenCalledTimes(2);
});

it('is no longer asked about when it could not go out', async () => {
  send.mockResolvedValue({ ok: true, value: { ...shown, error: 'Раздела нет' } });
  const said = planned();
  const { result } = renderHook(() => useGone(said));
  await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE));
  expect(result.current).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

it('is told of one that a colleague has published or dropped', async () => {
  send.mockResolvedValue(gone);
  const said = { ...shown, error: null, publish_at: null };
  const { result } = renderHook(() => useGone(said));
  await act(async () => void dispatchEvent(new Event('focus')));
  expect(result.current).not.toBeNull();
});
