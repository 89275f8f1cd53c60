/** The look of words for those who hear the screen; a `display: none` would silence them. */
export const HEARD_ONLY = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
