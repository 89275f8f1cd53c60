/**
 * Calls back whenever the visitor returns to this page from another tab or window or by Back, as the
 * browser's storage may have changed meanwhile. Leaving for another tab calls back, too.
 * @returns a function that unsubscribes.
 */
export function onReturn(look: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  return () => ended.abort();
}
