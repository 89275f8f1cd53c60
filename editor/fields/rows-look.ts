/** A heading above its rows, not a label in the frame of an input; `&&` outranks the theme's label. */
export const HEADED = {
  mt: 1.5,
  '&& > .RaArrayInput-label': {
    position: 'static',
    mb: 0.5,
    transform: 'none',
    color: 'text.primary',
    fontWeight: 600,
  },
} as const;
