import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in built HTML and in the first render over it, true from then on. For values that only the
 * browser knows: the first render has to agree with the HTML, or React keeps the wrong attributes.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
