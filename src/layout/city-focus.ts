import { overlayIds } from './overlays.ts';

/**
 * Gives the focus to the city's name in the header, when the button that had it is gone with the
 * offer: otherwise a keyboard user would start again at the top.
 */
export function focusCityName(): void {
  const name = document.querySelector<HTMLElement>(`header [popovertarget="${overlayIds.city}"]`);
  name?.focus({ preventScroll: true });
}
