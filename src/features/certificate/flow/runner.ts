import { dropFlow, keepDraft, keepFlow, readDraft, readFlow, type Storage } from './kept-flow.ts';
import {
  INITIAL_FLOW,
  type Effect,
  type FlowEvent,
  type FlowState,
  type Phase,
} from './flow-state.ts';
import { effectOf, transition } from './transitions.ts';

type Clock<Timer> = {
  now: () => number;
  after: (milliseconds: number, work: () => void) => Timer;
  cancel: (timer: Timer) => void;
};

/** The outcome of an effect; `lost`: there was no connection, and it is retried. */
export type Outcome = FlowEvent | 'lost';
export type Work = Exclude<Effect, { type: 'wait' }>;

export type RunnerDependencies<Timer> = {
  clock: Clock<Timer>;
  storage: Storage;
  /** Performs network effects. Never throws. */
  work: (effect: Work, signal: AbortSignal) => Promise<Outcome>;
  online: () => boolean;
  /** Waits until no other tab works, and returns the function that releases the lock. */
  lock: (signal: AbortSignal) => Promise<() => void>;
  /** A unique id among the writes of all tabs. */
  stamp: () => string;
  onChange: (state: FlowState) => void;
};

/** Phases in which one tab works for all of them. */
const SHARED: ReadonlySet<Phase> = new Set([
  'submitting',
  'processing',
  'fetching',
  'waiting',
  'resending',
  'moving',
]);

/**
 * Performs the effects of the machine. It stops when the page is left and resumes from the stored
 * state when it is opened again; without a connection it waits for one. Of several tabs one works,
 * while the others follow what it has stored.
 */
export function createRunner<Timer>(deps: RunnerDependencies<Timer>) {
  const { clock, storage } = deps;
  let state = INITIAL_FLOW;
  let dueAt: number | null = null;
  let effect: Effect | null = null;
  let running = false;
  /** A call is pending. */
  let calling = false;
  /** The last write that this tab made or followed. */
  let seen = '';
  let turn = new AbortController();
  let timer: Timer | null = null;
  let release: (() => void) | null = null;

  const show = () => deps.onChange(state);

  /** Stops pending work. */
  const halt = () => {
    turn.abort();
    turn = new AbortController();
    calling = false;
    if (timer !== null) clock.cancel(timer);
    timer = null;
  };
  const letGo = () => {
    release?.();
    release = null;
  };

  const dispatch = (event: FlowEvent) => {
    const { state: next, effects } = transition(state, event);
    if (next === state) return;
    state = next;
    if (event.type === 'merge') {
      // Typing: nothing starts, and another tab's progress is not overwritten.
      keepDraft(storage, state);
      show();
      return;
    }
    effect = effects[0] ?? null;
    dueAt = effect?.type === 'wait' ? clock.now() + effect.milliseconds : null;
    seen = deps.stamp();
    if (event.type === 'reset') dropFlow(storage);
    else keepFlow(storage, state, dueAt, seen);
    show();
    void perform();
  };

  /** Adopts the progress of another tab. */
  const follow = (): boolean => {
    const other = readFlow(storage);
    if (!other || other.stamp === seen || !SHARED.has(other.state.phase)) return false;
    if (state.phase === 'shown' && other.state.phone === state.phone) return false;
    seen = other.stamp;
    state = other.state;
    dueAt = other.dueAt;
    effect = effectOf(state);
    show();
    return true;
  };

  const perform = async (): Promise<void> => {
    halt();
    const { signal } = turn;
    const now = effect;
    if (!running || now === null || !SHARED.has(state.phase)) letGo();
    if (!running || now === null) return;
    if (SHARED.has(state.phase) && release === null) {
      const mine = await deps.lock(signal).catch(() => null);
      if (signal.aborted || mine === null) {
        mine?.();
        return;
      }
      release = mine;
      if (follow()) {
        void perform();
        return;
      }
    }
    if (now.type === 'wait') {
      const left = Math.max(0, (dueAt ?? 0) - clock.now());
      timer = clock.after(left, () => dispatch({ type: 'due' }));
      return;
    }
    if (!deps.online()) return;
    calling = true;
    const outcome = await deps.work(now, signal);
    if (signal.aborted) return;
    calling = false;
    if (outcome !== 'lost') dispatch(outcome);
    else if (deps.online()) dispatch({ type: 'failed', text: null });
  };

  return {
    dispatch,
    /** The page is mounted, or visible again. */
    start() {
      if (running) return;
      running = true;
      const left = readFlow(storage);
      if (left && left.stamp !== seen) {
        seen = left.stamp;
        state = left.state;
        dueAt = left.dueAt;
        effect = effectOf(state);
      } else if (!left && state === INITIAL_FLOW) {
        state = { ...INITIAL_FLOW, ...readDraft(storage) };
      }
      show();
      if (!calling) void perform();
    },
    /**
     * The page is hidden, for example while the visitor looks up the code: a pending call may still
     * finish.
     */
    pause() {
      running = false;
      if (calling) return;
      halt();
      letGo();
    },
    /** The page is left: timers stop, and pending responses are not awaited. */
    stop() {
      running = false;
      halt();
      letGo();
    },
    /** The connection is lost or back. */
    lineChanged() {
      if (!calling && effect !== null && effect.type !== 'wait') void perform();
    },
    /** Another tab has written. */
    storageChanged() {
      if (running && follow()) void perform();
    },
  };
}
