import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { signInMark } from '../../../stores/session.ts';

/** Performs the navigation that the member requested. */
type WayOut = () => void;

function throughLink(link: HTMLAnchorElement, open: (path: string) => void): WayOut | null {
  if (link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) {
    return null;
  }
  return () => open(`${link.pathname}${link.search}${link.hash}`);
}

/** How a click leaves this page in this tab: by a link, or by a button with `data-leaves`. */
function wayOut(event: MouseEvent, open: (path: string) => void): WayOut | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (!(event.target instanceof Element)) return null;
  const leaving = event.target.closest<HTMLElement>('a, [data-leaves]');
  if (leaving instanceof HTMLAnchorElement) return throughLink(leaving, open);
  return leaving && (() => leaving.click());
}

/**
 * Protects unsaved changes: the browser asks before the page is closed; a link inside the site and a
 * button that signs out (`data-leaves`) wait for confirmation.
 * @param open opens a page of the site.
 * @param giveUp makes `dirty` false.
 * @returns whether a navigation is waiting, and the functions that cancel and continue it.
 */
export function useLeaveGuard(dirty: boolean, open: (path: string) => void, giveUp: () => void) {
  const [waiting, setWaiting] = useState<WayOut | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const mark = signInMark();
    const closing = (event: BeforeUnloadEvent) => {
      // The changes of a member who was deleted or has signed out cannot be saved any more.
      if (signInMark() === mark) event.preventDefault();
    };
    const pressing = (event: MouseEvent) => {
      const way = wayOut(event, open);
      if (way === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWaiting(() => way);
    };
    window.addEventListener('beforeunload', closing);
    document.addEventListener('click', pressing, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', closing);
      document.removeEventListener('click', pressing, { capture: true });
    };
  }, [dirty, open]);
  return {
    isWaiting: waiting !== null,
    stay: () => setWaiting(null),
    leave: () => {
      // The guard must be removed before the button is pressed again.
      flushSync(() => {
        giveUp();
        setWaiting(null);
      });
      waiting?.();
    },
  };
}
