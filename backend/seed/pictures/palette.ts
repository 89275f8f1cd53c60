/**
 * The colours of one picture. Every variation keeps the brand's deep blue-green and one warm
 * accent; what differs is the temperature of the light.
 */
export type Palette = {
  name: string;
  /** Lightest background, nearly white. */
  paper: string;
  /** Light background with a hint of colour. */
  mist: string;
  /** The strongest background colour: big soft shapes. */
  haze: string;
  /** Middle tint: glass, water, secondary shapes. */
  soft: string;
  /** The brand colour at medium depth. */
  tone: string;
  /** The deep brand colour. */
  deep: string;
  /** Darkest: pupils, night sky, thin lines. */
  ink: string;
  /** The only warm colour. */
  accent: string;
  /** A pale relative of the accent: glow, skin, sand. */
  glow: string;
};

const shared = { tone: '#0e7c86', deep: '#0b5c66', ink: '#083c45' };

export const palettes: readonly Palette[] = [
  {
    ...shared,
    name: 'lagoon',
    paper: '#fafdfd',
    mist: '#e9f5f5',
    haze: '#cbe6e7',
    soft: '#7fc3c7',
    accent: '#f2a65a',
    glow: '#fbe3c8',
  },
  {
    ...shared,
    name: 'spruce',
    paper: '#fafdfb',
    mist: '#e8f4ef',
    haze: '#c9e5da',
    soft: '#80c4b2',
    tone: '#14807a',
    deep: '#0b5f5c',
    accent: '#f0a04b',
    glow: '#fae4c9',
  },
  {
    ...shared,
    name: 'harbour',
    paper: '#f9fcfe',
    mist: '#e6f1f7',
    haze: '#c5dfec',
    soft: '#7cb8d0',
    tone: '#147a94',
    deep: '#0c5870',
    ink: '#083a4d',
    accent: '#f5a36c',
    glow: '#fce2d0',
  },
  {
    ...shared,
    name: 'glacier',
    paper: '#fbfdff',
    mist: '#ecf4fa',
    haze: '#d2e4f1',
    soft: '#92c2d8',
    tone: '#23829a',
    accent: '#f4b265',
    glow: '#fdebd2',
  },
  {
    ...shared,
    name: 'sage',
    paper: '#fcfdfa',
    mist: '#eff4ec',
    haze: '#d6e4d5',
    soft: '#94bfae',
    tone: '#2b8079',
    accent: '#e99a55',
    glow: '#f8e2cb',
  },
  {
    ...shared,
    name: 'dawn',
    paper: '#fffcfa',
    mist: '#fbf1ea',
    haze: '#f6dfd1',
    soft: '#84bfc2',
    accent: '#f08a6b',
    glow: '#fbdccb',
  },
  {
    ...shared,
    name: 'sand',
    paper: '#fefdf9',
    mist: '#f8f3e8',
    haze: '#eee1c8',
    soft: '#86bfbb',
    tone: '#127a80',
    accent: '#eda245',
    glow: '#f9e5bf',
  },
  {
    ...shared,
    name: 'dusk',
    paper: '#fbfbfe',
    mist: '#eef0f9',
    haze: '#d7dcef',
    soft: '#8db4cf',
    tone: '#20788f',
    deep: '#12556c',
    accent: '#f19a7b',
    glow: '#fadfd6',
  },
];

export type Skin = { light: string; base: string; shade: string };

/** Skin in soft light; separate from the palettes, because people differ and the brand does not. */
export const skins: readonly Skin[] = [
  { light: '#fdeee4', base: '#f6d5c2', shade: '#e5ab91' },
  { light: '#fae3d0', base: '#eec3a2', shade: '#d29670' },
  { light: '#ecc9a9', base: '#cf9d75', shade: '#a87350' },
];
