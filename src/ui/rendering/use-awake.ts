import { useDeferredValue } from 'react';

/**
 * False in built HTML and in the first render, true in a later one, which React can interrupt. For what
 * nobody sees yet, such as the content of closed panels: with `useHydrated` it would be a part of the task that
 * ends hydration.
 */
export const useAwake = (): boolean => useDeferredValue(true, false);
