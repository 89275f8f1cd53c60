import { proxy, ref, useSnapshot } from 'valtio';
import { failure, type CallError, type Result } from '../client/calls/result.ts';
import { FETCH_MIN_DELAY } from '../config/constants.ts';

export type ResourceState<T extends object> = {
  /** What came last; stays while newer data is on its way. */
  data: T | null;
  /** Why the last attempt gave nothing; a value, for screens to choose their words by. */
  error: CallError | null;
  pending: boolean;
};

/** Fetches for one set of arguments; ends early when the signal says so. */
export type Load<T, Args extends unknown[]> = (
  signal: AbortSignal,
  ...args: Args
) => Promise<Result<T>>;

export type Resource<T extends object, Args extends unknown[]> = {
  /** A valtio proxy; in components `useResource` reads it. */
  readonly state: ResourceState<T>;
  /** Fetches. What an earlier fetch under way still brings is not wanted any more. */
  run(...args: Args): Promise<void>;
  /** Fetches once more with the last arguments; nothing when there were none. */
  retry(): Promise<void>;
  /** Breaks off and forgets everything, as on leaving a page or signing out. */
  reset(): void;
};

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What a loader throws is a fault of ours; it is recorded like any other error. */
function thrown(error: unknown): Result<never> {
  return failure({
    code: 'internal',
    description: 'Не\u00a0удалось загрузить данные. Попробуйте ещё раз.',
    call: 'resource',
    reason: error instanceof Error ? error.message : String(error),
  });
}

/**
 * A store for live data of one kind: pending, data and error. The pending state stays for at least
 * 200 ms, so that nothing flickers. Make it once, beside the feature's views, not in a component.
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
    const [result] = await Promise.all([
      load(own.signal, ...args).catch(thrown),
      wait(FETCH_MIN_DELAY),
    ]);
    if (own.signal.aborted) return;
    running = null;
    state.pending = false;
    state.error = result.ok ? null : result.error;
    // A reply is looked at, never changed: no need to watch its insides.
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

/** What a resource has now, and every time it changes. */
export function useResource<T extends object>({ state }: { state: ResourceState<T> }) {
  return useSnapshot(state);
}
