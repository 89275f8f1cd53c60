import { useEffect, useRef } from 'react';
import { focusContent } from '../app/focus-content.ts';
import { isLost } from '../app/is-lost.ts';

/** Keeps the focus in a list when its focused button goes: that of a filter, or one in place of rows. */
export function useRowFocus(): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // After every change of the list; a click beside everything leaves the last element in place.
  useEffect(() => {
    if (last.current?.isConnected !== false || !isLost(document.activeElement)) return;
    last.current = null;
    focusContent();
  });
}
