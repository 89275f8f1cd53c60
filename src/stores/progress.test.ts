import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { progressMachine, type ProgressState } from './progress.ts';

function machine() {
  const state: ProgressState = { phase: 'idle', percent: 0 };
  const progress = progressMachine(state, {
    after: (milliseconds, work) => setTimeout(work, milliseconds),
    cancel: clearTimeout,
  });
  return { state, progress };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('progressMachine', () => {
  it('shows nothing for 200 ms', () => {
    const { state, progress } = machine();
    progress.start();
    jest.advanceTimersByTime(199);
    expect(state.phase).toBe('waiting');
    jest.advanceTimersByTime(1);
    expect(state).toEqual({ phase: 'running', percent: 0 });
  });

  it('leaves no trace of a faster navigation', () => {
    const { state, progress } = machine();
    progress.start();
    jest.advanceTimersByTime(150);
    progress.finish();
    expect(state.phase).toBe('idle');
    jest.advanceTimersByTime(10_000);
    expect(state).toEqual({ phase: 'idle', percent: 0 });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is half full after half of its 5 s, full at the end, and stays full', () => {
    const { state, progress } = machine();
    progress.start();
    jest.advanceTimersByTime(200 + 2_500);
    expect(state.percent).toBeCloseTo(50);
    jest.advanceTimersByTime(2_500);
    expect(state.percent).toBeCloseTo(100);
    jest.advanceTimersByTime(60_000);
    expect(state.phase).toBe('running');
    expect(state.percent).toBe(100);
  });

  it('fills up at the end and disappears 500 ms later', () => {
    const { state, progress } = machine();
    progress.start();
    jest.advanceTimersByTime(700);
    progress.finish();
    expect(state).toEqual({ phase: 'done', percent: 100 });
    jest.advanceTimersByTime(499);
    expect(state.phase).toBe('done');
    jest.advanceTimersByTime(1);
    expect(state).toEqual({ phase: 'idle', percent: 0 });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('shows a failure even within the first 200 ms', () => {
    const { state, progress } = machine();
    progress.start();
    progress.fail();
    expect(state.phase).toBe('failed');
    jest.advanceTimersByTime(500);
    expect(state.phase).toBe('idle');
  });

  it('restarts when another navigation supersedes it, even while hiding', () => {
    const { state, progress } = machine();
    progress.start();
    jest.advanceTimersByTime(1_200);
    progress.start();
    expect(state).toEqual({ phase: 'waiting', percent: 0 });
    jest.advanceTimersByTime(300);
    progress.finish();
    progress.start();
    jest.advanceTimersByTime(500);
    expect(state.phase).toBe('running');
  });

  it('advances by the reported amount, never past the end and only while visible', () => {
    const { state, progress } = machine();
    progress.increase(10);
    expect(state.percent).toBe(0);
    progress.start();
    jest.advanceTimersByTime(200);
    progress.increase(30);
    expect(state.percent).toBe(30);
    progress.increase(300);
    expect(state.percent).toBe(100);
  });

  it('ignores the end of a navigation that did not start', () => {
    const { state, progress } = machine();
    progress.finish();
    progress.fail();
    expect(state).toEqual({ phase: 'idle', percent: 0 });
    expect(jest.getTimerCount()).toBe(0);
  });
});
