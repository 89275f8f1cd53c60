/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useToday } from './use-today.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 30, 23, 50) });
});

afterEach(() => {
  jest.useRealTimers();
});

it('is the new day for a visitor who returns to the page after midnight', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-11-30');
  jest.setSystemTime(new Date(2026, 11, 1, 8, 0));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe('2026-12-01');
});
