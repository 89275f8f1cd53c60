import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard focus while the served list is replaced by the live one: the same link is
 * focused then.
 * @returns the ref of the element around both.
 */
export function useKeptFocus(live: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (live) return;
    const remember = () => {
      const focused = document.activeElement;
      last.current = box.current?.contains(focused)
        ? (focused?.getAttribute('href') ?? null)
        : null;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [live]);
  useLayoutEffect(() => {
    const href = last.current;
    last.current = null;
    if (!live || href === null || document.activeElement !== document.body) return;
    const links = box.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
    [...links].find((link) => link.getAttribute('href') === href)?.focus();
  }, [live]);
  return box;
}
