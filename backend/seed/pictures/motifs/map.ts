import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { castShadow } from '../shapes/shadow.ts';
import { circle, element, group, n, path, place, rect, repeat, stroke } from '../svg.ts';
import { softEllipse } from '../shapes/soft.ts';

/** A pin whose point is at (0, 0); `size` is the radius of its head in pixels. */
function pin(canvas: Canvas, size: number, warm: boolean): string {
  const { accent, glow, tone, deep, soft } = canvas.palette;
  const fill = warm
    ? canvas.linear(60, [0, glow], [0.5, accent], [1, accent])
    : canvas.linear(60, [0, soft], [0.6, tone], [1, deep]);
  const s = size;
  return (
    softEllipse(canvas, [s * 0.25, 0, s * 0.7, s * 0.22], s * 0.14, { fill: deep, opacity: 0.4 }) +
    path(
      `M0 0C${n(-s * 0.3)} ${n(-s * 0.8)} ${n(-s)} ${n(-s * 1.1)} ${n(-s)} ${n(-s * 1.9)}A${n(s)} ${n(s)} 0 0 1 ${n(s)} ${n(-s * 1.9)}C${n(s)} ${n(-s * 1.1)} ${n(s * 0.3)} ${n(-s * 0.8)} 0 0Z`,
      { fill },
    ) +
    circle(0, -s * 1.9, s * 0.56, { fill: '#ffffff' }) +
    place(glassLens(canvas, s * 0.48, { shadow: false }), 0, -s * 1.9)
  );
}

/** Blocks, a river, a park and roads on a sheet 1240 by 760 pixels around (0, 0). */
function city(canvas: Canvas): string {
  const { random, palette } = canvas;
  const bend = random.between(-160, 160);
  const river = `M-700 ${n(bend)}C-300 ${n(bend - 220)} -120 ${n(bend + 240)} 180 ${n(bend + 60)}S560 ${n(-bend - 160)} 760 ${n(-bend)}`;
  const blocks = repeat(9, (column) =>
    repeat(6, (row) => {
      const x = -620 + column * 142;
      const y = -390 + row * 134;
      const tint = random.pick([palette.mist, palette.mist, palette.paper, palette.haze]);
      return rect(x, y, 142 - random.pick([16, 16, 26]), 134 - 16, { rx: 16, fill: tint });
    }),
  );
  const parkX = random.between(-420, 340);
  const ring = circle(parkX, random.between(-150, 150), random.between(110, 150), {
    fill: palette.soft,
    'fill-opacity': 0.42,
  });
  const clip = canvas.clip(element('rect', { x: -620, y: -380, width: 1240, height: 760, rx: 48 }));
  return group(
    rect(-620, -380, 1240, 760, { fill: '#ffffff' }) +
      place(blocks, 0, 0, { turn: random.between(-8, 8), scale: 1.1 }) +
      ring +
      stroke(
        `M-700 ${n(random.between(-250, 250))}L700 ${n(random.between(-250, 250))}`,
        '#ffffff',
        34,
      ) +
      stroke(
        `M${n(random.between(-300, 0))} -420L${n(random.between(0, 340))} 420`,
        '#ffffff',
        30,
      ) +
      stroke(river, palette.haze, 96) +
      stroke(river, palette.soft, 70, { 'stroke-opacity': 0.75 }),
    { 'clip-path': clip },
  );
}

/** A map of a town with pins: where lenses are sold. */
export function draw(canvas: Canvas): string {
  const { random, palette } = canvas;
  const turn = random.between(-14, 14);
  const sheet = rect(-620, -380, 1240, 760, { rx: 48, fill: palette.deep });
  const mainX = random.between(-150, 150);
  const others = [
    [mainX - random.between(260, 400), random.between(-120, 40)],
    [mainX + random.between(260, 400), random.between(0, 220)],
    [mainX + random.between(150, 330), random.between(-230, -140)],
  ] as const;
  const route = `M${n(others[0][0])} ${n(others[0][1])}C${n(others[0][0] + 120)} ${n(others[0][1] + 190)} ${n(mainX - 140)} 250 ${n(mainX)} 150`;
  // Pins stay upright however the sheet is rotated.
  const upright = (content: string, x: number, y: number): string =>
    place(content, x, y, { turn: -turn });
  return (
    backdrop(canvas, ['halves', 'beams', 'arcs', 'disc', 'swell']) +
    place(
      castShadow(canvas, sheet, 20, 50, 40) +
        city(canvas) +
        stroke(route, palette.accent, 9, { 'stroke-dasharray': '1 24' }) +
        others
          .map(([x, y], index) =>
            upright(pin(canvas, index === 0 ? 44 : random.between(36, 52), false), x, y),
          )
          .join('') +
        upright(pin(canvas, random.between(88, 104), true), mainX, 150),
      800,
      500,
      { turn, scale: random.between(0.98, 1.12) },
    )
  );
}
