import { useSyncExternalStore } from 'react';

const onChange = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The hash of the URL; none in built HTML and the first render over it. */
export function useAnchor(): string {
  return useSyncExternalStore(
    onChange,
    () => window.location.hash.slice(1),
    () => '',
  );
}
