import { useRef } from 'react';

/**
 * Does something once at a time. Whoever presses twice would be told of a failure, because the first
 * press has done it already; the button stays as it is, so that it keeps the focus.
 */
export function useOnce<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (...given) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work(...given);
    } finally {
      isUnderWay.current = false;
    }
  };
}
