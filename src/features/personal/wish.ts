import type { CallError, Result } from '../../client/calls/result.ts';
import { notYours, onMemberLeft } from '../../stores/member-data.ts';
import { signInMark } from '../../stores/session.ts';
import { closeAttempt, openAttempt } from './open-attempts.ts';

/** The pending wishes. */
const running = new Map<string, Promise<unknown>>();

onMemberLeft(() => running.clear());

/** Responses that leave the outcome unknown: the same key may be used again. */
const OPEN_ENDS: ReadonlySet<CallError['code']> = new Set([
  'upstream',
  'upstream_timeout',
  'upstream_contract',
  'internal',
  'unavailable',
  'too_many_requests',
]);

/** Whether an error leaves the outcome of a call unknown. */
export const isOpenEnd = ({ code }: Pick<CallError, 'code'>) => OPEN_ENDS.has(code);

type Wish<T> = {
  /** The wish, «offer 3»: equal names share one key until there is a final response. */
  readonly name: string;
  /**
   * The wish that this one undoes. The response to it, if it is still missing, is no longer wanted: wished
   * again, it would otherwise get the response of the first time, and change nothing.
   */
  readonly undoes?: string;
  readonly send: (attempt: string) => Promise<Result<T>>;
  /** Applies the optimistic state immediately. */
  readonly show?: () => void;
  /** Reverts it. */
  readonly takeBack?: () => void;
};

async function carryOut<T>({ name, undoes, send, show, takeBack }: Wish<T>): Promise<Result<T>> {
  const mark = signInMark();
  if (undoes !== undefined) closeAttempt(undoes);
  const attempt = openAttempt(name);
  // Applied immediately, sent in order: a wish may spend what an earlier one returns.
  const earlier = [...running.values()];
  // Undone, it can be wished again: the pending response is that of the first time.
  if (undoes !== undefined) running.delete(undoes);
  show?.();
  if (earlier.length > 0) await Promise.allSettled(earlier);
  if (signInMark() !== mark) return notYours(name);
  const result = await send(attempt);
  // The screen may show another member by now.
  if (signInMark() !== mark) return result;
  if (result.ok || !isOpenEnd(result.error)) closeAttempt(name, attempt);
  if (!result.ok) takeBack?.();
  return result;
}

/**
 * Carries out a member's wish exactly once: applied immediately, reverted when it is rejected.
 * Every request has the same key at the backend until its response is final, and a second click
 * while the first is pending waits for the same response. Other wishes are sent after it.
 */
export function makeWish<T>(wish: Wish<T>): Promise<Result<T>> {
  const before = running.get(wish.name);
  if (before) return before as Promise<Result<T>>;
  const now = carryOut(wish).finally(() => {
    if (running.get(wish.name) === now) running.delete(wish.name);
  });
  running.set(wish.name, now);
  return now;
}
