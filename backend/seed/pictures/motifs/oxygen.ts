import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { bubble, molecule } from '../shapes/molecule.ts';
import { lensProfile } from '../shapes/lens-profile.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { circle, n, path, place, repeat } from '../svg.ts';

/** The lens in cross-section over the eye: oxygen passes through it to the cornea. */
function section(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.between(720, 880);
  const cornea = canvas.radial(
    0.5,
    0.1,
    0.6,
    [0, '#ffffff'],
    [0.5, mix(palette.soft, '#ffffff', 0.55)],
    [1, palette.soft],
  );
  const streams = repeat(7, (column) => {
    const dx = (column - 3) * 150;
    return repeat(4, (row) => {
      const y = 90 + row * 165 + (column % 2) * 70 + Math.abs(dx) * 0.22 + random.between(-24, 24);
      return place(molecule(canvas, random.between(17, 27)), x + dx + random.between(-22, 22), y, {
        turn: random.between(0, 180),
      });
    });
  });
  return (
    backdrop(canvas, ['beams', 'arcs', 'swell', 'halves']) +
    circle(x, 1330, 680, { fill: cornea }) +
    circle(x, 1330, 680, { fill: 'none', stroke: '#ffffff', 'stroke-width': 5 }) +
    place(lensProfile(canvas, random.between(620, 700)), x, 470) +
    streams
  );
}

/** A lens among large molecules that pass through it from every side. */
function cloud(canvas: Canvas): string {
  const { random } = canvas;
  const x = random.between(620, 980);
  const around = repeat(13, (index) => {
    const angle = index * 2.39996;
    const far = 300 + Math.sqrt(index) * 125;
    const item =
      index % 3 === 0
        ? bubble(canvas, random.between(14, 46))
        : molecule(canvas, random.between(30, 56));
    return place(item, x + Math.cos(angle) * far, 500 + Math.sin(angle) * far * 0.66, {
      turn: random.between(0, 180),
    });
  });
  return (
    backdrop(canvas, ['disc', 'bokeh', 'halves']) +
    around +
    place(glassLens(canvas, random.between(230, 270)), x, 500) +
    place(molecule(canvas, 46), x - 40, 560, { turn: random.between(0, 180) }) +
    place(molecule(canvas, 30), x + 96, 420, { turn: random.between(0, 180) })
  );
}

/** A stream of air that carries molecules through a lens set on edge. */
function stream(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const flow = repeat(6, (index) => {
    const y = 300 + index * 80;
    const bend = random.between(-70, 70);
    const fill = canvas.linear(
      side > 0 ? 0 : 180,
      [0, palette.soft, 0],
      [0.5, palette.soft, 0.55],
      [1, palette.soft, 0],
    );
    return path(
      `M60 ${n(y)}C500 ${n(y + bend)} 1000 ${n(y - bend)} 1540 ${n(y + bend * 0.4)}L1540 ${n(y + 12 + bend * 0.4)}C1000 ${n(y + 16 - bend)} 500 ${n(y + 16 + bend)} 60 ${n(y + 10)}Z`,
      { fill },
    );
  });
  const molecules = repeat(16, (index) =>
    place(molecule(canvas, random.between(20, 40)), 140 + index * 88, random.between(290, 720), {
      turn: random.between(0, 180),
    }),
  );
  return (
    backdrop(canvas, ['swell', 'beams', 'arcs']) +
    flow +
    place(glassLens(canvas, 330), 800 - side * random.between(0, 160), 500, {
      turn: side * 8,
      scaleX: 0.46,
      scale: 1,
    }) +
    molecules
  );
}

/** Oxygen that passes through a lens. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([section, cloud, stream])(canvas);
}
