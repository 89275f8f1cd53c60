import { useEffect } from 'react';
import { isAtContent } from '../app/focus-content.ts';
import { isLost } from '../app/is-lost.ts';
import { enterField } from '../publishing/focus-field.ts';

/** Focuses the first field of a form for something new, unless something in the form has the focus already. */
export function useFirstField(path: string | undefined): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (path !== undefined && (isLost(focused) || isAtContent(focused))) enterField(path);
  }, [path]);
}
