import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** The colours of one pack: its background, its print and its accent. */
export type Scheme = {
  ground: string;
  /** The end of the background's gradient. */
  groundEnd: string;
  ink: string;
  /** The large shape on the front. */
  shape: string;
  shapeEnd: string;
  accent: string;
};

/** Picks a white, a deep or a tinted pack. */
export function pickScheme(random: Random, palette: Palette): Scheme {
  const { paper, mist, haze, soft, tone, deep, ink, accent, glow } = palette;
  const white: Scheme = {
    ground: '#ffffff',
    groundEnd: paper,
    ink: deep,
    shape: soft,
    shapeEnd: tone,
    accent,
  };
  const dark: Scheme = {
    ground: tone,
    groundEnd: mix(deep, ink, 0.35),
    ink: '#ffffff',
    shape: soft,
    shapeEnd: haze,
    accent,
  };
  const tinted: Scheme = {
    ground: mist,
    groundEnd: haze,
    ink,
    shape: tone,
    shapeEnd: deep,
    accent,
  };
  const warm: Scheme = {
    ground: '#ffffff',
    groundEnd: glow,
    ink: deep,
    shape: accent,
    shapeEnd: mix(accent, '#ffffff', 0.35),
    accent: tone,
  };
  return random.pick([white, white, dark, dark, tinted, tinted, warm]);
}
