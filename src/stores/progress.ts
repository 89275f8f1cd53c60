import { proxy } from 'valtio';
import { PROGRESS } from '../config/constants.ts';

export type ProgressState = {
  /** `waiting`: begun, but too young to be shown. */
  phase: 'idle' | 'waiting' | 'running' | 'done' | 'failed';
  /** 0 to 100. */
  percent: number;
};

/** The part of the clock the machine needs; a timer's name is whatever the clock gives. */
export type ProgressClock<Timer> = {
  readonly after: (milliseconds: number, work: () => void) => Timer;
  readonly cancel: (timer: Timer) => void;
};

/** Milliseconds between two steps of the bar. */
const STEP = 100;

/**
 * The bar of a route change: nothing for 200 ms, full after 5 s, gone 500 ms after the end. Changes
 * the state it is given; at most one timer runs at a time.
 */
export function progressMachine<Timer>(state: ProgressState, clock: ProgressClock<Timer>) {
  let timer: Timer | null = null;

  const stop = () => {
    if (timer !== null) clock.cancel(timer);
    timer = null;
  };
  const later = (milliseconds: number, work: () => void) => {
    stop();
    timer = clock.after(milliseconds, () => {
      timer = null;
      work();
    });
  };
  const hide = () => {
    state.phase = 'idle';
    state.percent = 0;
  };
  const increase = (by: number) => {
    if (state.phase === 'running') state.percent = Math.min(100, state.percent + by);
  };
  const step = () => {
    increase((100 * STEP) / PROGRESS.duration);
    if (state.percent < 100) later(STEP, step);
  };
  const end = (phase: 'done' | 'failed') => {
    state.phase = phase;
    state.percent = 100;
    later(PROGRESS.hideDelay, hide);
  };

  return {
    /** A route change begins; one under way begins anew. */
    start() {
      state.phase = 'waiting';
      state.percent = 0;
      later(PROGRESS.throttle, () => {
        state.phase = 'running';
        later(STEP, step);
      });
    },
    /** Moves a bar that is shown on by so many per cent. */
    increase,
    /** The page is there. A change that was too quick to be shown leaves no trace. */
    finish() {
      if (state.phase === 'running') end('done');
      else if (state.phase === 'waiting') {
        stop();
        hide();
      }
    },
    /** The page did not come; said even when it went quickly. */
    fail() {
      if (state.phase === 'waiting' || state.phase === 'running') end('failed');
    },
  };
}

export const progressState = proxy<ProgressState>({ phase: 'idle', percent: 0 });

export const progress = progressMachine(progressState, {
  after: (milliseconds, work) => setTimeout(work, milliseconds),
  // Not the bare function: the browser's own insists on being called on `window`.
  cancel: (timer) => clearTimeout(timer),
});
