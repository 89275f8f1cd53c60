import type { SeedProduct } from '../../types.ts';
import { ground } from '../backdrops/ground.ts';
import type { Canvas } from '../canvas.ts';
import { lensMatrix } from '../shapes/lens-matrix.ts';
import { lensProfile } from '../shapes/lens-profile.ts';
import { bubble, molecule } from '../shapes/molecule.ts';
import { circle, path, place, repeat } from '../svg.ts';

/** Number of oxygen columns for a Dk/t: 28 gives 6, 170 gives 11. */
const columnsFor = (dkt: number): number => Math.round(5 + Math.min(dkt, 170) / 28);

/** The lens in cross-section over the eye. (0, 0) is just under the top of its dome, in pixels. */
function overEye(canvas: Canvas, product: SeedProduct): string {
  const { random, palette } = canvas;
  const columns = columnsFor(product.lens?.dkt ?? 60);
  const beads = Math.round((product.lens?.waterContent ?? 45) / 4);
  const thick = 90 + (product.lens?.centreThickness ?? 0.08) * 700;
  const iris = canvas.radial(
    0.5,
    0.5,
    0.5,
    [0, palette.ink],
    [0.32, palette.ink],
    [0.36, palette.tone],
    [0.8, palette.soft],
    [1, palette.haze],
  );
  const cornea = canvas.radial(
    0.5,
    0.06,
    0.8,
    [0, '#ffffff', 0.95],
    [0.5, palette.haze, 0.8],
    [1, palette.soft, 0.8],
  );
  const oxygen = repeat(columns, (column) => {
    const dx = (column - (columns - 1) / 2) * (1180 / columns);
    return repeat(4, (row) =>
      place(
        molecule(canvas, random.between(17, 30)),
        dx + random.between(-20, 20),
        -620 + row * 240 + (column % 2) * 110 + Math.abs(dx) * 0.34,
        { turn: random.between(0, 180) },
      ),
    );
  });
  const wet = repeat(beads, (index) => {
    const dx = ((index + 0.5) / beads - 0.5) * 900;
    return place(
      bubble(canvas, random.between(7, 15)),
      dx,
      thick * 0.5 + (dx * dx) / 2600 + random.between(-18, 18),
    );
  });
  const light = canvas.linear(90, [0, '#ffffff', 0.9], [1, '#ffffff', 0]);
  return (
    path('M-560-900H560L240 900H-240Z', { fill: light }) +
    circle(0, 960, 780, { fill: cornea }) +
    circle(0, 960, 780, { fill: 'none', stroke: '#ffffff', 'stroke-width': 6 }) +
    circle(0, 1000, 420, { fill: iris, 'fill-opacity': 0.85 }) +
    place(lensProfile(canvas, 720, thick), 0, -20) +
    wet +
    oxygen
  );
}

/**
 * View 2: the lens in cross-section over the eye, from above or the side, or its material in
 * close-up.
 */
export function drawLensSection(canvas: Canvas, product: SeedProduct): string {
  const { random } = canvas;
  const side = random.sign();
  const angle = random.pick(['above', 'aside', 'slant', 'matrix', 'matrix'] as const);
  if (angle === 'matrix')
    return (
      ground(canvas) +
      lensMatrix(canvas, columnsFor(product.lens?.dkt ?? 60), product.lens?.waterContent ?? 45)
    );
  const [x, y, turn] = {
    above: [800, 720, random.between(-12, 12)],
    aside: [800 + side * 90, 800, side * random.between(82, 98)],
    slant: [800 + side * 60, 740, side * random.between(34, 52)],
  }[angle] as [number, number, number];
  return ground(canvas) + place(overEye(canvas, product), x, y, { turn });
}
