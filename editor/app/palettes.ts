import type { PaletteOptions } from '@mui/material';

/** The tokens of `src/styles/tokens.css` in its light palette. */
export const LIGHT = {
  mode: 'light',
  primary: { main: '#0a5560', contrastText: '#ffffff' },
  secondary: { main: '#083c45', contrastText: '#ffffff' },
  error: { main: '#8f2a1b' },
  // Pending or disabled text must still be legible: react-admin uses this colour for «Загружаем…».
  text: { primary: '#0a2a30', secondary: '#35515a', disabled: '#526c76' },
  background: { default: '#eef6f6', paper: '#ffffff' },
  divider: '#d3e1e2',
} as const satisfies PaletteOptions;

/** The same in its dark palette. */
export const DARK = {
  mode: 'dark',
  primary: { main: '#7fd6da', contrastText: '#06262b' },
  secondary: { main: '#0d2f36', contrastText: '#eff8f8' },
  error: { main: '#ffc4b8' },
  text: { primary: '#e8f3f3', secondary: '#b9cdd0', disabled: '#8ea8ad' },
  background: { default: '#08191d', paper: '#10292e' },
  divider: '#24434a',
} as const satisfies PaletteOptions;
