import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's own day: the Swedish locale formats it as `2026-11-21`. */
const today = () => new Date().toLocaleDateString('sv');

/** Today, or null in built HTML and the first render over it: a build does not know the day. */
export function useToday(): string | null {
  return useSyncExternalStore(never, today, () => null);
}
