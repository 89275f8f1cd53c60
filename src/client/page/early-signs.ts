/** Events that show that somebody uses the page, but for movements of the pointer. */
export const SIGNS = [
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  // Alone when assistive technology presses a button.
  'click',
] as const;

/** Those that the end of a page notes, with steps in the history. The others come with one of them. */
export const EARLY = ['pointerdown', 'keydown', 'scroll', 'click', 'popstate'] as const;

/** In a page that is needed without a sign of life: a member's points, or live content. */
export const AWAITED = '[data-signed=in],[data-live]';

declare global {
  interface Window {
    /** The address that the page was opened at, and then each of `EARLY`; null once it was taken. */
    early?: [string, ...Event[]] | null;
  }
}

/** What the end of the page has noted; it notes nothing from now on. */
export function takeEarly(): readonly [opened: string, ...signs: Event[]] {
  const { early } = window;
  window.early = null;
  return early ?? [location.href];
}
