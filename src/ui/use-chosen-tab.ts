import { useState, useSyncExternalStore } from 'react';

const onHashChange = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const hashOfPage = () => window.location.hash.slice(1);
const noHash = () => '';

/**
 * The tab that is open: the one pressed last, until the address names another; at first the one the
 * address names, or the first.
 */
export function useChosenTab(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const hash = useSyncExternalStore(onHashChange, hashOfPage, noHash);
  const [pressed, setPressed] = useState<{ id: string; hash: string } | null>(null);
  const named = ids.find((id) => id === hash) ?? ids[0];
  const chosen = pressed?.hash === hash ? pressed.id : named;
  return [chosen, (id) => setPressed({ id, hash })];
}
