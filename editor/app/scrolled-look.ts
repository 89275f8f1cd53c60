/** Of words that may be more than a dialog shows: the focus (`tabIndex`) lets the arrow keys scroll them. */
export const SCROLLED = { maxHeight: '45vh', overflow: 'auto', overflowWrap: 'anywhere' } as const;
