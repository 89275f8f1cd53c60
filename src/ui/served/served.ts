export type Served = { readonly key: string | null; readonly html: string };

const NOTHING: Served = { key: null, html: '' };

/**
 * The content that the edge has put into a slot of the page, and its key. Read in the first render,
 * which then agrees with the HTML; empty in the build, and when a script opened the page.
 */
export function servedIn(slot: string): Served {
  if (typeof document === 'undefined') return NOTHING;
  const element = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  const key = element?.dataset['served'];
  return element && key !== undefined ? { key, html: element.innerHTML } : NOTHING;
}
