/**
 * Prints the page, or one part of it. Print styles read two marks: `data-printed` on the part, and
 * `data-print` on the root for the whole page, because otherwise the anchor in the URL selects that
 * part alone.
 */
export function printPart(part: Element | null): void {
  const root = document.documentElement;
  if (part) part.setAttribute('data-printed', '');
  else root.setAttribute('data-print', 'all');
  const done = () => {
    part?.removeAttribute('data-printed');
    root.removeAttribute('data-print');
  };
  window.addEventListener('afterprint', done, { once: true });
  window.print();
}
