const scroll = ({ target }: FocusEvent) => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * The ref of a line that goes on sideways: scrolls what gets the focus wholly into it. A browser is
 * content with the part that can be seen.
 */
export function focusInRow(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  row.addEventListener('focusin', scroll);
  return () => row.removeEventListener('focusin', scroll);
}
