import { useEffect, useState } from 'react';

/** The link somebody pressed that leads to another page in this tab; null for anything else. */
function wayOut(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) {
    return null;
  }
  return `${link.pathname}${link.search}${link.hash}`;
}

/**
 * Keeps somebody with unsaved changes from leaving by mistake: the browser asks before the page is
 * closed, and a link inside the site waits for an answer.
 * @returns where he was about to go, and the function that forgets it.
 */
export function useLeaveGuard(dirty: boolean) {
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const closing = (event: BeforeUnloadEvent) => event.preventDefault();
    const pressing = (event: MouseEvent) => {
      const way = wayOut(event);
      if (way === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving(way);
    };
    window.addEventListener('beforeunload', closing);
    document.addEventListener('click', pressing, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', closing);
      document.removeEventListener('click', pressing, { capture: true });
    };
  }, [dirty]);
  return [leaving, () => setLeaving(null)] as const;
}
