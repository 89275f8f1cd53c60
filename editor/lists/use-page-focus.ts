import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus among the buttons of pages: on the last page, the button that led there is disabled.
 * @returns the ref of the element around the buttons.
 */
export function usePageFocus<E extends HTMLElement>(page: number): RefObject<E | null> {
  const pages = useRef<E>(null);
  useEffect(() => {
    const pressed = pages.current?.querySelector(':focus:disabled');
    if (pressed) pages.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page]);
  return pages;
}
