import { useCallback, useRef } from 'react';

/**
 * A ref for the field, or the button, that a dialog is opened for: it gets the focus once, as it appears. The
 * dialog itself would get it otherwise, which is one Tab too far for those who type.
 */
export function useFirstFocus(): (element: HTMLElement | null) => void {
  const isDone = useRef(false);
  return useCallback((element) => {
    if (!element || isDone.current) return;
    isDone.current = true;
    element.focus();
  }, []);
}
