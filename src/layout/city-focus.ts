import { overlayIds } from './overlays.ts';

/**
 * Gives the focus to the city's name in the header when what had it is out of sight now: otherwise
 * a keyboard user would start again at the top. Asked for before the browser draws, as it is the
 * drawing that takes the focus away.
 */
export function rescueFocus(): void {
  const { activeElement, body } = document;
  const isSeen = activeElement !== body && activeElement?.getClientRects().length;
  if (isSeen) return;
  const name = document.querySelector<HTMLElement>(`header [popovertarget="${overlayIds.city}"]`);
  name?.focus({ preventScroll: true });
}
