import { useSyncExternalStore } from 'react';
import { onReturn } from '../../client/page/on-return.ts';

const padded = (number: number) => String(number).padStart(2, '0');

/** The visitor's own day, as `2026-11-21`. Not by a locale: loading its data takes 10 ms of a page's first task. */
function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;
}

/**
 * Today, or null in built HTML and the first render over it: a build does not know the day. A page left open
 * overnight takes the new one when its visitor returns.
 */
export function useToday(): string | null {
  return useSyncExternalStore(onReturn, today, () => null);
}
