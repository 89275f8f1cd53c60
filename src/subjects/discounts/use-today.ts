import { useSyncExternalStore } from 'react';
import { onReturn } from '../../client/page/on-return.ts';

/** The visitor's own day: the Swedish locale formats it as `2026-11-21`. */
const today = () => new Date().toLocaleDateString('sv');

/**
 * Today, or null in built HTML and the first render over it: a build does not know the day. A page left open
 * overnight takes the new one when its visitor returns.
 */
export function useToday(): string | null {
  return useSyncExternalStore(onReturn, today, () => null);
}
