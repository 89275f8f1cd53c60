import { flushSync } from 'react-dom';

/** For these, react-admin notices that they were emptied only on blur. */
const LATE = 'input[type="date"], input[type="time"], input[type="datetime-local"]';

/** Commits the text of the focused input to its form before a shortcut saves the form. */
export function settle(input: Element | null): void {
  if (!(input instanceof HTMLElement) || !input.matches(LATE)) return;
  // Synchronously: the button that this enables is pressed next.
  flushSync(() => input.blur());
  input.focus();
}
