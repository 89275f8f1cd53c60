import { overlayIds } from './overlays.ts';

/**
 * Moves the focus to the city name in the header when the focused element is no longer visible;
 * otherwise a keyboard user would start at the top again. Called before the browser renders,
 * because rendering drops the focus.
 */
export function rescueFocus(): void {
  const { activeElement, body } = document;
  const isSeen = activeElement !== body && activeElement?.getClientRects().length;
  if (isSeen) return;
  const name = document.querySelector<HTMLElement>(`header [popovertarget="${overlayIds.city}"]`);
  name?.focus({ preventScroll: true });
}
