import { useSyncExternalStore } from 'react';
import { onReturn } from '../../client/page/on-return.ts';
import { dayHere } from '../../words/day-here.ts';

/** The visitor's own day. */
const today = () => dayHere(Date.now());

/**
 * Today, or null in built HTML and the first render over it: a build does not know the day. A page left open
 * overnight takes the new one when its visitor returns.
 */
export function useToday(): string | null {
  return useSyncExternalStore(onReturn, today, () => null);
}
