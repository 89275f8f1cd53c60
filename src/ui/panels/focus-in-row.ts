const scroll = ({ target }: FocusEvent) => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * The ref of a row that scrolls sideways: scrolls a focused element fully into view. Browsers are
 * satisfied with a partly visible one.
 */
export function focusInRow(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  row.addEventListener('focusin', scroll);
  return () => row.removeEventListener('focusin', scroll);
}
