export type Served = { readonly key: string | null; readonly html: string };

const NOTHING: Served = { key: null, html: '' };

/**
 * What the edge has put into a slot of the page, and for which key. Read in the first render, which
 * then agrees with the HTML; nothing in the build, and where a script opened the page.
 */
export function servedIn(slot: string): Served {
  if (typeof document === 'undefined') return NOTHING;
  const element = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  const key = element?.dataset['served'];
  return element && key !== undefined ? { key, html: element.innerHTML } : NOTHING;
}
