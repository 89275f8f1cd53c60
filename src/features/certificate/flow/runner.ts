import { dropFlow, keepDraft, keepFlow, readDraft, readFlow, type Storage } from './kept-flow.ts';
import {
  INITIAL_FLOW,
  type Effect,
  type FlowEvent,
  type FlowState,
  type Phase,
} from './flow-state.ts';
import { effectOf, transition } from './transitions.ts';

export type Clock<Timer> = {
  now: () => number;
  after: (milliseconds: number, work: () => void) => Timer;
  cancel: (timer: Timer) => void;
};

/** What a piece of work brought; `lost`: there was no line, and it is to be tried again. */
export type Outcome = FlowEvent | 'lost';
export type Work = Exclude<Effect, { type: 'wait' }>;

export type RunnerDependencies<Timer> = {
  clock: Clock<Timer>;
  storage: Storage;
  /** Does the work of the network. Never throws. */
  work: (effect: Work, signal: AbortSignal) => Promise<Outcome>;
  online: () => boolean;
  /** Waits until no other tab works, and gives the way to let the next one. */
  lock: (signal: AbortSignal) => Promise<() => void>;
  /** A text no other write of any tab has. */
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
 * Performs what the machine asks for. It stops when the page is left and goes on from the kept
 * state when it is open again; without a line it waits for one; and of several tabs one works,
 * while the others follow what it has kept.
 */
export function createRunner<Timer>(deps: RunnerDependencies<Timer>) {
  const { clock, storage } = deps;
  let state = INITIAL_FLOW;
  let dueAt: number | null = null;
  let effect: Effect | null = null;
  let running = false;
  /** A call is under way. */
  let calling = false;
  /** The write this tab made or followed last. */
  let seen = '';
  let turn = new AbortController();
  let timer: Timer | null = null;
  let release: (() => void) | null = null;

  const show = () => deps.onChange(state);

  /** Ends what is under way. */
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
      // Typing: nothing begins, and nothing another tab does is written over.
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

  /** Takes over what another tab has come to. */
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
    /** The page is there, or is there again. */
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
    /** The page is out of sight, as when the visitor looks for the code: a call may still end. */
    pause() {
      running = false;
      if (calling) return;
      halt();
      letGo();
    },
    /** The page is left: timers stop, and what the network still brings is not waited for. */
    stop() {
      running = false;
      halt();
      letGo();
    },
    /** The line is lost or back. */
    lineChanged() {
      if (!calling && effect !== null && effect.type !== 'wait') void perform();
    },
    /** Another tab has written. */
    storageChanged() {
      if (running && follow()) void perform();
    },
  };
}
