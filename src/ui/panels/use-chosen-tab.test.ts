/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { useChosenTab } from './use-chosen-tab.ts';

const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

const chosen = (hook: { current: [string | undefined, (id: string) => void] }) => hook.current[0];

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

describe('useChosenTab', () => {
  it('opens the first tab, or the one in the URL', () => {
    const { result } = renderHook(() => useChosenTab(['wear', 'care']));
    expect(chosen(result)).toBe('wear');
    goTo('#care');
    expect(chosen(result)).toBe('care');
    goTo('#elsewhere');
    expect(chosen(result)).toBe('wear');
  });

  it('keeps the pressed one until the URL changes to another', () => {
    const { result } = renderHook(() => useChosenTab(['wear', 'care', 'stop']));
    act(() => result.current[1]('care'));
    expect(chosen(result)).toBe('care');
    goTo('#stop');
    expect(chosen(result)).toBe('stop');
    act(() => result.current[1]('wear'));
    expect(chosen(result)).toBe('wear');
  });

  it('opens nothing when there are no tabs', () => {
    const { result } = renderHook(() => useChosenTab([]));
    expect(chosen(result)).toBeUndefined();
  });
});
