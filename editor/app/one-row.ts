/** For a narrow bar of buttons: one row, scrolled sideways. */
export const ONE_ROW = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
} as const;
