/** Events that show that somebody uses the page, except pointer movements. */
export const SIGNS = [
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  // The only event when assistive technology presses a button.
  'click',
] as const;

/**
 * Events that the script at the end of a page notes, with history steps. The others accompany one of them.
 */
export const EARLY = ['pointerdown', 'keydown', 'scroll', 'click', 'popstate'] as const;

/** Marks a page that starts without an interaction, after its first paint: a member's points, or live content. */
export const AWAITED = '[data-signed=in],[data-live]';

declare global {
  interface Window {
    /** The address at which the page was opened, then each of the `EARLY` events; null once taken. */
    early?: [string, ...Event[]] | null;
  }
}

/** Takes the events noted by the script at the end of the page, which notes nothing from now on. */
export function takeEarly(): readonly [opened: string, ...signs: Event[]] {
  const { early } = window;
  window.early = null;
  return early ?? [location.href];
}
