/**
 * The brand where no style sheet applies: icons, the manifest, the browser's own frame and the
 * preview pictures of shared links. The colours are tokens; a test compares them.
 */
export const BRAND_COLORS = {
  light: {
    ground: '#ffffff',
    'ground-mist': '#eef6f6',
    text: '#0a2a30',
    action: '#0a5560',
    accent: '#f2a65a',
    deep: '#083c45',
    'deep-text': '#eff8f8',
    ring: '#9cccd0',
  },
  dark: { ground: '#08191d', action: '#7fd6da' },
  contrast: { ground: '#ffffff' },
} as const;

/** The colour of the browser's own frame in each palette. */
export const FRAME_COLORS = {
  light: BRAND_COLORS.light.ground,
  dark: BRAND_COLORS.dark.ground,
  contrast: BRAND_COLORS.contrast.ground,
} as const;

/**
 * The brand word in its own lettering; the last letter is a lens with a glint, the brand's mark.
 */
export const LOGO = {
  viewBox: { x: -4, y: -8, width: 354, height: 117 },
  pen: 15,
  strokes: [
    'M62 100V0H30A29 29 0 0 0 30 58H62M34 58L4 100',
    'M157 41A35 35 0 1 0 157 89',
    'M190 30V100M244 30V100M190 65H244',
  ],
  lens: { x: 306, y: 65, radius: 35 },
  glint: { x: 317, y: 54, radius: 9.5 },
} as const;

/** Size in pixels of a preview picture: social networks show it uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
