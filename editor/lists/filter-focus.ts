/** The button of react-admin's menu that adds filters. */
const ADDS = '.add-filter';
/** A select has an input behind it, which nobody sees. */
const FIELD = '[role="combobox"], input:not([aria-hidden="true"])';

/** Focuses the field of a filter. */
export const enterField = (box: Element): void => box.querySelector<HTMLElement>(FIELD)?.focus();

/** The `ref` of a filter whose input may load late: one just added from the menu gets the focus. */
export function enterAdded(box: Element | null): void {
  if (box && document.activeElement?.matches(ADDS)) enterField(box);
}

/** Moves the focus to the menu, because the button that removes a filter goes with it. */
export const leaveRemoved = (): void => document.querySelector<HTMLElement>(ADDS)?.focus();
