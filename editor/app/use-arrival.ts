import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusContent } from './focus-content.ts';
import { isLost } from './is-lost.ts';

/** React hides the old screen while the new one loads. */
const isHidden = (focused: Element | null) => focused?.getClientRects().length === 0;

/** Moves the focus to the content of a new screen when the link or the button that led there went with the old one. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    // The first Tab on a page that has just been opened goes to its first link.
    if (last.current === pathname) return;
    last.current = pathname;
    const focused = document.activeElement;
    if (isLost(focused) || isHidden(focused)) focusContent();
  }, [pathname]);
}
