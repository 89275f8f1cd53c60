import { proxy, ref, useSnapshot } from 'valtio';
import { failure, type CallError, type Result } from '../client/calls/result.ts';
import { FETCH_MIN_DELAY } from '../config/constants.ts';

export type ResourceState<T extends object> = {
  /** The latest data; stays while newer data is loading. */
  data: T | null;
  /** The error of the last attempt; a value, from which screens choose their text. */
  error: CallError | null;
  pending: boolean;
};

/** Loads for one set of arguments; stops early on the signal. */
export type Load<T, Args extends unknown[]> = (
  signal: AbortSignal,
  ...args: Args
) => Promise<Result<T>>;

export type Resource<T extends object, Args extends unknown[]> = {
  /** A valtio proxy; components read it through `useResource`. */
  readonly state: ResourceState<T>;
  /** Loads. The response of an earlier pending load is discarded. */
  run(...args: Args): Promise<void>;
  /** Loads again with the last arguments; does nothing if there were none. */
  retry(): Promise<void>;
  /** Aborts and clears everything, as when leaving a page or signing out. */
  reset(): void;
};

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** An exception in a loader is our own bug; it is recorded like any other error. */
function thrown(error: unknown): Result<never> {
  return failure({
    code: 'internal',
    description: 'Не\u00a0удалось загрузить данные. Попробуйте ещё раз.',
    call: 'resource',
    reason: error instanceof Error ? error.message : String(error),
  });
}

/**
 * A store for one kind of live data: pending, data and error. A pending state that
 * shows lasts at least 200 ms, so that nothing flickers. Create it once, next to the feature's views, not in a component.
 */
export function createResource<T extends object, Args extends unknown[] = []>(
  load: Load<T, Args>,
): Resource<T, Args> {
  const state = proxy<ResourceState<T>>({ data: null, error: null, pending: false });
  let running: AbortController | null = null;
  let last: Args | null = null;

  const run = async (...args: Args) => {
    running?.abort();
    const own = new AbortController();
    running = own;
    last = args;
    state.pending = true;
    const loading = load(own.signal, ...args).catch(thrown);
    const shown = wait(FETCH_MIN_DELAY);
    // What is there within this task was never seen pending.
    const atOnce = await Promise.race([loading, wait(0)]);
    const [result] = atOnce ? [atOnce] : await Promise.all([loading, shown]);
    if (own.signal.aborted) return;
    running = null;
    state.pending = false;
    state.error = result.ok ? null : result.error;
    // A response is read-only, so it need not be tracked deeply.
    if (result.ok) state.data = ref(result.value);
  };

  return {
    state,
    run,
    retry: () => (last ? run(...last) : Promise.resolve()),
    reset() {
      running?.abort();
      running = null;
      last = null;
      Object.assign(state, { data: null, error: null, pending: false });
    },
  };
}

/** The current state of a resource, and every change of it. */
export function useResource<T extends object>({ state }: { state: ResourceState<T> }) {
  return useSnapshot(state);
}
