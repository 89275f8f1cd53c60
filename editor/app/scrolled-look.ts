/** For text that may be longer than a dialog: with focus (`tabIndex`), the arrow keys scroll it. */
export const SCROLLED = { maxHeight: '45vh', overflow: 'auto', overflowWrap: 'anywhere' } as const;
