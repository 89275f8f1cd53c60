import type { CallError, Result } from '../../client/calls/result.ts';
import { notYours, onMemberLeft } from '../../stores/member-data.ts';
import { signInMark } from '../../stores/session.ts';

/** Names of attempts without a final answer, by wish; and the wishes under way. */
const attempts = new Map<string, string>();
const running = new Map<string, Promise<unknown>>();

onMemberLeft(() => {
  attempts.clear();
  running.clear();
});

/** Answers after which nobody knows whether the wish was granted: the same attempt may go on. */
const OPEN_ENDS: ReadonlySet<CallError['code']> = new Set([
  'upstream',
  'upstream_timeout',
  'upstream_contract',
  'internal',
  'too_many_requests',
]);

/** Whether an error leaves open what came of a call. */
export const isOpenEnd = ({ code }: Pick<CallError, 'code'>) => OPEN_ENDS.has(code);

type Wish<T> = {
  /** What is wanted, «offer 3»: the same words share one attempt until it is answered. */
  readonly name: string;
  readonly send: (attempt: string) => Promise<Result<T>>;
  /** Shows what is hoped for, at once. */
  readonly show?: () => void;
  /** Takes it back. */
  readonly takeBack?: () => void;
};

async function carryOut<T>({ name, send, show, takeBack }: Wish<T>): Promise<Result<T>> {
  const mark = signInMark();
  const attempt = attempts.get(name) ?? crypto.randomUUID();
  attempts.set(name, attempt);
  // Shown at once, sent in their turn: what is spent may be what an earlier wish gives back.
  const earlier = [...running.values()];
  show?.();
  if (earlier.length > 0) await Promise.allSettled(earlier);
  if (signInMark() !== mark) return notYours(name);
  const result = await send(attempt);
  // What the screen shows now may be another member's.
  if (signInMark() !== mark) return result;
  if (result.ok || !isOpenEnd(result.error)) attempts.delete(name);
  if (!result.ok) takeBack?.();
  return result;
}

/**
 * Carries out what a member wants once: shown at once, taken back when it is refused. Every try of
 * one wish has the same name at the backend until its answer is final, and a second press while
 * the first is under way waits for the same answer. Other wishes are sent once it is there.
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
