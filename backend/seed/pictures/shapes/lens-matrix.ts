import type { Canvas } from '../canvas.ts';
import { circle, element, group, n, path, place, repeat, stroke } from '../svg.ts';
import { softShape } from './soft.ts';
import { bead } from './droplet.ts';
import { molecule } from './molecule.ts';

/** One strand of polymer that meanders along the curved slab, `level` pixels from the top. */
function strand(canvas: Canvas, level: number, bow: number): string {
  const { random } = canvas;
  const step = 200;
  // The slab's own curve at x: highest in the middle of the square.
  const at = (x: number): number => {
    const t = (x + 500) / 2600;
    return level + bow * (1 - 4 * t * (1 - t));
  };
  let d = `M-100 ${n(at(-100))}`;
  let y = at(-100);
  for (let x = -100; x < 1700; x += step) {
    const lift = random.between(-70, 70);
    const next = at(x + step) + random.between(-22, 22);
    d += `C${n(x + step * 0.4)} ${n(y + lift)} ${n(x + step * 0.6)} ${n(next - lift)} ${n(x + step)} ${n(next)}`;
    y = next;
  }
  return d;
}

/**
 * The material of a lens in close-up: strands, water between them (`water` per cent) and oxygen in
 * channels across it. Fills a 1600-pixel square.
 */
export function lensMatrix(canvas: Canvas, channels: number, water: number): string {
  const { random, palette } = canvas;
  const turn = random.pick([-24, -16, 14, 22]);
  const top = random.between(420, 500);
  const bottom = random.between(1120, 1200);
  const bow = random.between(90, 170);
  const slab = `M-500 ${n(top + bow)}Q800 ${n(top - bow)} 2100 ${n(top + bow)}V${n(bottom + bow)}Q800 ${n(bottom - bow)}-500 ${n(bottom + bow)}Z`;
  const glass = canvas.linear(
    90,
    [0, '#ffffff', 0.7],
    [0.1, palette.soft, 0.5],
    [0.6, palette.soft, 0.8],
    [1, palette.tone, 0.85],
  );
  const clip = canvas.clip(element('path', { d: slab }));
  const strands = repeat(11, (index) => {
    const y = top + ((index + 0.8) / 11.6) * (bottom - top);
    return stroke(
      strand(canvas, y, bow),
      index % 3 === 0 ? palette.deep : '#ffffff',
      random.between(5, 12),
      { 'stroke-opacity': index % 3 === 0 ? 0.28 : 0.5 },
    );
  });
  const held = repeat(Math.round(water / 3), (index) =>
    place(
      bead(canvas, random.between(16, 44)),
      ((index * 0.618034) % 1) * 1700 - 50,
      random.between(top + 70, bottom - 70),
    ),
  );
  const spread = 1500 / channels;
  const paths = repeat(channels, (index) => {
    const x = 50 + (index + 0.5) * spread;
    const light = canvas.linear(90, [0, '#ffffff', 0], [0.5, '#ffffff', 0.6], [1, '#ffffff', 0]);
    const pairs = repeat(4, (row) =>
      place(
        molecule(canvas, random.between(22, 36)),
        x + random.between(-22, 22),
        top - 240 + row * 330 + (index % 2) * 150 + random.between(-40, 40),
        { turn: random.between(0, 180) },
      ),
    );
    return (
      path(`M${n(x - 16)} ${n(top - 330)}H${n(x + 16)}V${n(bottom + 330)}H${n(x - 16)}Z`, {
        fill: light,
      }) + pairs
    );
  });
  const scene =
    place(
      softShape(path(slab, { fill: palette.deep }), 40, { fill: palette.deep, opacity: 0.25 }),
      0,
      50,
    ) +
    path(slab, { fill: glass }) +
    group(strands + held, { 'clip-path': clip }) +
    stroke(`M-500 ${n(top + bow)}Q800 ${n(top - bow)} 2100 ${n(top + bow)}`, '#ffffff', 10, {
      'stroke-opacity': 0.95,
    }) +
    paths +
    circle(random.between(200, 1400), top - 300, 30, {
      fill: palette.accent,
      'fill-opacity': 0.85,
    });
  return group(scene, { transform: `rotate(${n(turn)} 800 800)` });
}
