import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** The colours of one pack: its ground, what is printed on it and what stands out. */
export type Scheme = {
  ground: string;
  /** Where the ground's gradient ends. */
  groundEnd: string;
  ink: string;
  /** The large shape on the front. */
  shape: string;
  shapeEnd: string;
  accent: string;
};

/** A white pack, a deep one or a tinted one. */
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
