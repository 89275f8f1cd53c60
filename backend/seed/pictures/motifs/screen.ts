import { backdrop } from '../backdrops/backdrop.ts';
import { studio } from '../backdrops/studio.ts';
import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { groundShadow, castShadow } from '../shapes/shadow.ts';
import { circle, element, group, n, path, place, rect, repeat } from '../svg.ts';

/** The glow of a screen: a gradient with a lens-like sun and waves; size in pixels. */
function glowScreen(canvas: Canvas, width: number, height: number, radius: number): string {
  const { random, palette } = canvas;
  const sky = canvas.linear(
    random.between(50, 130),
    [0, palette.deep],
    [0.6, palette.tone],
    [1, palette.soft],
  );
  const x = width * random.between(0.3, 0.7);
  const y = height * random.between(0.36, 0.5);
  const r = Math.min(width, height) * random.between(0.2, 0.28);
  const sun = canvas.linear(90, [0, palette.glow], [1, palette.accent]);
  const wave = (level: number, opacity: number): string =>
    path(
      `M0 ${n(height * level)}C${n(width * 0.3)} ${n(height * (level - 0.16))} ${n(width * 0.55)} ${n(height * (level + 0.14))} ${n(width)} ${n(height * (level - 0.08))}V${n(height)}H0Z`,
      { fill: '#ffffff', 'fill-opacity': opacity },
    );
  const clip = canvas.clip(element('rect', { width, height, rx: radius }));
  return group(
    rect(0, 0, width, height, { fill: sky }) +
      repeat(3, (index) =>
        circle(x, y, r * (1.4 + index * 0.5), { fill: '#ffffff', 'fill-opacity': 0.06 }),
      ) +
      circle(x, y, r, { fill: sun }) +
      wave(0.66, 0.14) +
      wave(0.78, 0.2) +
      path(`M0 0H${n(width * 0.46)}L${n(width * 0.2)} ${n(height)}H0Z`, {
        fill: '#ffffff',
        'fill-opacity': 0.07,
      }),
    { 'clip-path': clip },
  );
}

function laptop(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.between(760, 840);
  const shell = canvas.linear(90, [0, '#ffffff'], [1, palette.haze]);
  const lip = canvas.linear(90, [0, '#ffffff'], [0.4, palette.mist], [1, palette.soft]);
  return (
    studio(canvas, 0.74) +
    groundShadow(canvas, x, 850, 560, 40) +
    rect(x - 430, 230, 860, 580, { rx: 30, fill: palette.ink }) +
    group(glowScreen(canvas, 816, 530, 14), { transform: `translate(${n(x - 408)} 252)` }) +
    path(
      `M${n(x - 560)} 806H${n(x + 560)}L${n(x + 540)} 838Q${n(x + 530)} 852 ${n(x + 500)} 852H${n(x - 500)}Q${n(x - 530)} 852 ${n(x - 540)} 838Z`,
      { fill: lip },
    ) +
    rect(x - 560, 800, 1120, 14, { rx: 7, fill: shell }) +
    rect(x - 90, 802, 180, 10, { rx: 5, fill: palette.soft, 'fill-opacity': 0.7 }) +
    place(
      glassLens(canvas, random.between(120, 150)),
      x + random.sign() * random.between(390, 450),
      random.between(330, 620),
    )
  );
}

function phone(canvas: Canvas): string {
  const { random, palette } = canvas;
  const turn = random.sign() * random.between(6, 16);
  const body = rect(-210, -390, 420, 780, { rx: 60, fill: palette.ink });
  const side = random.sign();
  return (
    backdrop(canvas, ['arcs', 'disc', 'halves', 'beams']) +
    place(
      castShadow(canvas, body, 26, 56, 36) +
        body +
        group(glowScreen(canvas, 384, 744, 46), { transform: 'translate(-192 -372)' }) +
        rect(-60, -356, 120, 26, { rx: 13, fill: palette.ink }),
      800 - side * 140,
      505,
      { turn, scale: random.between(0.95, 1.05) },
    ) +
    place(glassLens(canvas, random.between(170, 200)), 800 + side * 250, random.between(400, 660)) +
    place(
      glassLens(canvas, 70, { tint: palette.accent }),
      800 + side * 470,
      random.between(250, 420),
    )
  );
}

/** A screen that strains the eyes: a laptop or a phone, with a lens in front of it. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([laptop, phone])(canvas);
}
