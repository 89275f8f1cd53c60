import { useLayoutEffect, type RefObject } from 'react';

/** What the reader has opened or closed, by history entry and by name. */
const turned = new Map<string, boolean>();

/** The router gives each history entry that it adds a key. */
function nameIn(name: string): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : '';
  return `${location.pathname} ${String(key)} ${name}`;
}

/**
 * Keeps a `details` element as its reader left it, for Back within the document: a link in an answer leads back to
 * that answer. Browsers do the same with the documents that they keep.
 * @returns the handler of its `toggle` event.
 */
export function useKeptOpen(ref: RefObject<HTMLDetailsElement | null>, name: string): () => void {
  // Before the router scrolls to where the reader was.
  useLayoutEffect(() => {
    const open = turned.get(nameIn(name));
    if (ref.current && open !== undefined) ref.current.open = open;
  }, [ref, name]);
  return () => {
    if (ref.current) turned.set(nameIn(name), ref.current.open);
  };
}
