import type { Canvas } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { skins } from '../palette.ts';
import { circle, ellipse, path, stroke } from '../svg.ts';

type Hair = { back: string; front: string };

/** Hair around a head of radius 200 at (0, −470), pixels. */
const styles: Readonly<Record<'bob' | 'short' | 'buns' | 'curls', Hair>> = {
  bob: {
    back: 'M-232-480C-240-760 240-760 232-480C246-380 240-300 214-262H-214C-240-300-246-380-232-480Z',
    front: 'M-206-470C-200-690 200-690 206-470C150-500 60-530 10-610C-40-540-130-500-206-470Z',
  },
  short: {
    back: 'M-214-500C-230-740 214-750 216-500L206-420H-206Z',
    front:
      'M-208-480C-220-640-130-716 20-706C150-700 220-620 208-476C190-520 176-548 160-566C90-520-60-540-130-590C-170-560-196-526-208-480Z',
  },
  buns: {
    back: 'M-214-480C-224-740 224-740 214-480L200-400H-200ZM-290-650a92 92 0 1 1 184 0a92 92 0 1 1-184 0ZM106-650a92 92 0 1 1 184 0a92 92 0 1 1-184 0Z',
    front: 'M-204-474C-196-690 196-690 204-474C170-540 100-586 0-590C-100-586-170-540-204-474Z',
  },
  curls: {
    back: 'M-210-420a80 80 0 0 1-30-130a84 84 0 0 1 70-120a96 96 0 0 1 130-62a96 96 0 0 1 130 24a92 92 0 0 1 100 92a84 84 0 0 1 40 120a80 80 0 0 1-40 76Z',
    front:
      'M-206-470a74 74 0 0 1 30-110a82 82 0 0 1 110-56a88 88 0 0 1 140 0a84 84 0 0 1 100 60a74 74 0 0 1 32 106c-50-10-76-44-84-70c-40 30-100 24-124-10c-40 36-100 30-128 0c-20 40-46 70-76 80Z',
  },
};

/** A child from the chest up, calm and simple; (0, 0) is the middle of the lower edge. */
export function child(canvas: Canvas): string {
  const { random, palette } = canvas;
  const { ink, deep, tone, soft, accent } = palette;
  const { light, base, shade: neck } = random.pick(skins);
  const hair = styles[random.pick(['bob', 'short', 'buns', 'curls'] as const)];
  const hairColour = random.pick(['#3b2a25', '#5f4030', '#8a5a3a', '#2b2f38']);
  const skin = canvas.radial(0.4, 0.35, 0.75, [0, light], [0.6, base], [1, mix(base, neck, 0.6)]);
  const hairFill = canvas.linear(
    60,
    [0, lighten(hairColour, 0.25)],
    [0.5, hairColour],
    [1, mix(hairColour, ink, 0.3)],
  );
  const shirt = random.pick([tone, deep, soft, accent]);
  const shirtFill = canvas.linear(80, [0, lighten(shirt, 0.3)], [1, shirt]);
  const withGlasses = random.chance(0.35);
  const look = random.between(6, 14);
  const eye = (x: number): string =>
    ellipse(x + look * 0.4, -440, 19, 24, { fill: ink }) +
    circle(x + look, -449, 7, { fill: '#ffffff' }) +
    stroke(`M${String(x - 28)} -492q28-20 56-2`, mix(hairColour, ink, 0.3), 8);
  const glasses = withGlasses
    ? [-84, 84]
        .map((x) =>
          circle(x, -438, 66, {
            fill: '#ffffff',
            'fill-opacity': 0.3,
            stroke: tone,
            'stroke-width': 11,
          }),
        )
        .join('') + stroke('M-20-450Q0-466 20-450', tone, 11)
    : '';
  return (
    path(hair.back, { fill: hairFill }) +
    path('M-70-320H70V-190C70-130-70-130-70-190Z', { fill: neck }) +
    path('M-360 40C-350-130-230-184-90-212Q0-140 90-212C230-184 350-130 360 40Z', {
      fill: shirtFill,
    }) +
    stroke('M-92-212Q0-136 92-212', '#ffffff', 16, { 'stroke-opacity': 0.7 }) +
    ellipse(-204, -436, 36, 46, { fill: neck }) +
    ellipse(204, -436, 36, 46, { fill: neck }) +
    path('M-202-470C-202-690 202-690 202-470C204-340 110-258 0-258S-204-340-202-470Z', {
      fill: skin,
    }) +
    ellipse(-122, -376, 40, 27, { fill: '#e8806a', 'fill-opacity': 0.28 }) +
    ellipse(122, -376, 40, 27, { fill: '#e8806a', 'fill-opacity': 0.28 }) +
    eye(-84) +
    eye(84) +
    stroke('M-6-398q8 8 18 0', neck, 7) +
    stroke('M-46-344Q2-304 50-344', mix(neck, '#7a2f2a', 0.55), 8) +
    path(hair.front, { fill: hairFill }) +
    glasses
  );
}
