import { flushSync } from 'react-dom';

/** Of these react-admin counts an emptied one only when it is left. */
const LATE = 'input[type="date"], input[type="time"], input[type="datetime-local"]';

/** Lets a form take what is seen in the input that one is in, before a key saves it. */
export function settle(input: Element | null): void {
  if (!(input instanceof HTMLElement) || !input.matches(LATE)) return;
  // At once: a button that has just got something to save is pressed next.
  flushSync(() => input.blur());
  input.focus();
}
