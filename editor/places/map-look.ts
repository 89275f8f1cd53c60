import type { Palette } from '@mui/material';

/** The custom properties that the site's map is drawn with, in the colours of the screen. */
export function mapLook({ mode, primary, text, background, divider }: Palette) {
  const isDark = mode === 'dark';
  return {
    position: 'relative',
    height: 380,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    overflow: 'hidden',
    // Its layers stay below the bars of the form.
    isolation: 'isolate',
    // Streets are drawn in the style with this name.
    '& .ground': { height: '100%', '--flavor': mode },
    '& .waiting': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
    '& .leaflet-marker-icon:focus-visible': {
      outline: `3px solid ${primary.main}`,
      outlineOffset: 2,
      borderRadius: 1,
    },
    '--ground': background.default,
    '--ground-mist': background.default,
    '--surface': background.paper,
    '--surface-raised': background.paper,
    '--text': text.primary,
    '--text-muted': text.secondary,
    '--action': primary.main,
    '--action-hover': primary.main,
    '--action-text': primary.contrastText,
    '--action-soft': background.default,
    '--accent': '#f2a65a',
    '--accent-text': '#2a1a05',
    '--line': divider,
    '--line-strong': divider,
    '--focus': primary.main,
    '--outline': '0 solid transparent',
    '--radius-m': '8px',
    '--target': '44px',
    '--text-s': '1rem',
    '--picture-filter': isDark ? 'brightness(0.88)' : 'none',
  } as const;
}
