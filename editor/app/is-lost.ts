/** Whether nothing has the focus, or something that no longer works: a browser lets go of it soon. */
export const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');
