/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { draft } from '../../contract/docs/examples/editor.ts';

const { data: _, ...shown } = draft;
const MINUTE = 60_000;

const plan = () => ({ at: new Date(Date.now() + MINUTE).toISOString(), who: 'Вера' });
const planned = () => ({ ...shown, plan: plan() });
const answered = (value: object) => ({ ok: true, value: { ...shown, ...value } });
const gone = { ok: false, error: { code: 'not_found' } };
const send = jest.fn<() => Promise<object>>();
jest.mock('../calls/send.ts', () => ({ send: () => send() }));

const { DOUBT, useGone } = jest.requireActual<typeof import('./use-gone.ts')>('./use-gone.ts');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  send.mockReset();
});

it('notices a draft that was published on schedule, even if late', async () => {
  send.mockResolvedValueOnce(answered({ plan: plan() })).mockResolvedValue(gone);
  const said = planned();
  const { result } = renderHook(() => useGone(said));
  await act(() => jest.advanceTimersByTimeAsync(MINUTE - 1));
  expect(send).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(MINUTE));
  expect(result.current).not.toBeNull();
  expect(send).toHaveBeenCalledTimes(2);
});

it('stops polling for a draft that failed to publish', async () => {
  send.mockResolvedValue(answered({ error: 'Раздела нет', plan: null }));
  const said = planned();
  const { result } = renderHook(() => useGone(said));
  await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE));
  expect(result.current).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

it('notices on focus that a colleague has published or deleted the draft', async () => {
  send.mockResolvedValue(gone);
  const said = { ...shown, plan: null };
  const { result } = renderHook(() => useGone(said));
  await act(async () => void dispatchEvent(new Event('focus')));
  expect(result.current).not.toBeNull();
});

it('notices it when the draft can no longer be saved', async () => {
  send.mockResolvedValue(gone);
  const said = { ...shown, plan: null };
  const { result } = renderHook(() => useGone(said));
  await act(async () => void dispatchEvent(new Event(DOUBT)));
  expect(result.current).not.toBeNull();
});
