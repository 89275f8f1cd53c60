import { proxy } from 'valtio';
import { PROGRESS } from '../config/constants.ts';

export type ProgressState = {
  /** `waiting`: started, but too recently to be shown. */
  phase: 'idle' | 'waiting' | 'running' | 'done' | 'failed';
  /** 0 to 100. */
  percent: number;
};

/** The part of the timer API that the machine needs; the clock defines the type of a handle. */
export type ProgressClock<Timer> = {
  readonly after: (milliseconds: number, work: () => void) => Timer;
  readonly cancel: (timer: Timer) => void;
};

/** Milliseconds between two steps of the bar. */
const STEP = 100;

/**
 * The progress bar of a navigation: hidden for 200 ms, full after 5 s, gone 500 ms after the end.
 * Mutates the given state; at most one timer runs at a time.
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
    /** A navigation starts; a current one restarts. */
    start() {
      state.phase = 'waiting';
      state.percent = 0;
      later(PROGRESS.throttle, () => {
        state.phase = 'running';
        later(STEP, step);
      });
    },
    /** Advances a visible bar by a percentage. */
    increase,
    /** The page has loaded. A navigation too fast to be shown leaves no trace. */
    finish() {
      if (state.phase === 'running') end('done');
      else if (state.phase === 'waiting') {
        stop();
        hide();
      }
    },
    /** The page failed to load; shown even if that was fast. */
    fail() {
      if (state.phase === 'waiting' || state.phase === 'running') end('failed');
    },
  };
}

export const progressState = proxy<ProgressState>({ phase: 'idle', percent: 0 });

export const progress = progressMachine(progressState, {
  after: (milliseconds, work) => setTimeout(work, milliseconds),
  // Wrapped, because the browser's function must be called on `window`.
  cancel: (timer) => clearTimeout(timer),
});
