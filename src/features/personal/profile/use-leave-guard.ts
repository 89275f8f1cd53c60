import { useEffect, useState } from 'react';

/** The clicked link if it leads to another page in this tab; otherwise null. */
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
 * Protects unsaved changes: the browser asks before the page is closed, and a link inside the site
 * waits for confirmation.
 * @returns the target of that link, and the function that clears it.
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
