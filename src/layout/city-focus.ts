import { overlayIds } from './overlays.ts';

function isFocusSeen(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && Boolean(activeElement?.getClientRects().length);
}

/** The city name in a part of the page. */
const nameIn = (part: string) =>
  document.querySelector<HTMLElement>(`${part} [popovertarget="${overlayIds.city}"]`);

/**
 * Moves the focus to the city name in the header when the focused element is no longer visible;
 * otherwise a keyboard user would start at the top again. Called before the browser renders,
 * because rendering drops the focus.
 */
export function rescueFocus(): void {
  if (!isFocusSeen()) nameIn('header')?.focus({ preventScroll: true });
}

/**
 * The same for the open menu under a chooser that has closed: browsers return the focus only from the outer one
 * of two nested popovers.
 */
export function rescueFocusInMenu(): void {
  if (!isFocusSeen()) nameIn(`#${overlayIds.menu}:popover-open`)?.focus();
}
