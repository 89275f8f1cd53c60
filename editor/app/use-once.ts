import { useRef } from 'react';

/**
 * Ignores calls while an earlier one is under way: the second press of a double click would report
 * a failure, because the first has already done the work. The button is not disabled, so it keeps
 * the focus.
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
