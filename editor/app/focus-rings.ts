/**
 * Rings around what has the focus. MUI shows the focus of buttons with a ripple, which the screen does
 * without, and that of fields and options with colours, which forced colours replace.
 */
import type { Theme } from '@mui/material';

type Themed = { readonly theme: Theme };

const ring = ({ theme }: Themed) => `2px solid ${theme.palette.primary.main}`;

/** For elements that fill a box that would cut a ring around them. */
const INSIDE = { outlineOffset: -2 };

/** The components that are pressed. */
export const focusRings = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: (themed: Themed) => ({
        '&.Mui-focusVisible': { outline: ring(themed) },
        // The bar is as dark as the ring.
        '.MuiAppBar-root &.Mui-focusVisible': { outlineColor: 'currentColor', ...INSIDE },
      }),
    },
  },
  // As dark as the ring, too.
  MuiButton: { styleOverrides: { contained: { '&.Mui-focusVisible': { outlineOffset: 2 } } } },
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': INSIDE } } },
};

/** Forced colours leave no shadow of a box that covers others, and no colour of the current screen. */
export const forcedEdge = { '@media (forced-colors: active)': { border: '1px solid' } };

/** The suggestion that Enter would take. */
export const focusedOption = (themed: Themed) => ({
  '& .MuiAutocomplete-option.Mui-focusVisible': { outline: ring(themed), ...INSIDE },
});

export const focusedField = {
  '@media (forced-colors: active)': {
    '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'Highlight', borderWidth: 3 },
  },
};
