import { useCallback, useRef } from 'react';

const FIELDS = 'input:enabled, textarea:enabled';

/**
 * A ref for the field that a dialog is opened for, or for an element that begins with it: the field gets
 * the focus once, as it appears. The dialog
 * itself would get it otherwise, which is one Tab too far for those who type.
 */
export function useFirstFocus(): (element: HTMLElement | null) => void {
  const isDone = useRef(false);
  return useCallback((element) => {
    if (!element || isDone.current) return;
    isDone.current = true;
    const field = element.tabIndex < 0 ? element.querySelector<HTMLElement>(FIELDS) : element;
    field?.focus();
  }, []);
}
