import type { SeedProduct } from '../../types.ts';
import { ground } from '../backdrops/ground.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { bead, droplet } from '../shapes/droplet.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { bubble } from '../shapes/molecule.ts';
import { circle, ellipse, n, path, place, rect, repeat } from '../svg.ts';

/** Rotation between neighbours on a spiral without gaps or clusters, in radians. */
const GOLDEN = 2.39996;

/** A lens resting in solution, bubbles around it, the surface above. */
function immersed(canvas: Canvas): string {
  const { random, palette } = canvas;
  const level = random.between(330, 420);
  const bend = random.sign() * random.between(40, 80);
  const water = canvas.linear(
    90,
    [0, mix(palette.soft, '#ffffff', 0.8)],
    [0.7, palette.soft],
    [1, palette.tone],
  );
  const surface = canvas.linear(90, [0, palette.soft, 0.5], [1, '#ffffff', 0.6]);
  const line = (y: number, swing: number): string =>
    `M0 ${n(y + swing)}C400 ${n(y - swing)} 700 ${n(y - swing)} 900 ${n(y)}S1400 ${n(y + swing)} 1600 ${n(y - swing)}V1600H0Z`;
  const x = random.between(640, 960);
  const bubbles = repeat(34, (index) => {
    const far = 430 + Math.sqrt(index) * 85;
    const y = 940 + Math.sin(index * GOLDEN) * far;
    return y < level + 90
      ? ''
      : place(bubble(canvas, random.between(9, 46)), x + Math.cos(index * GOLDEN) * far, y);
  });
  return (
    ground(canvas) +
    path(line(level - 50, -bend), { fill: surface }) +
    path(line(level, bend), { fill: water }) +
    bubbles +
    place(glassLens(canvas, random.between(350, 400)), x, 950, { turn: random.between(-20, 20) })
  );
}

/** Foam at work: large clear bubbles that crowd around one point. */
function foam(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.between(550, 1050);
  const y = random.between(600, 1000);
  const water = canvas.linear(
    90,
    [0, mix(palette.soft, '#ffffff', 0.85)],
    [1, mix(palette.soft, palette.tone, 0.35)],
  );
  const glow = canvas.radial(0.5, 0.5, 0.5, [0, '#ffffff', 0.9], [1, '#ffffff', 0]);
  const bubbles = repeat(40, (index) => {
    const far = Math.sqrt(index) * 165;
    const size = Math.max(30, 230 - far * 0.15) * random.between(0.35, 1);
    return place(
      bubble(canvas, size),
      x + Math.cos(index * GOLDEN) * far,
      y + Math.sin(index * GOLDEN) * far,
    );
  });
  return (
    rect(0, 0, 1600, 1600, { fill: water }) +
    circle(x, y, 760, { fill: glow }) +
    bubbles +
    circle(x + 330, y - 310, 34, { fill: palette.accent, 'fill-opacity': 0.85 })
  );
}

/** A film of drops on glass, one of them large. */
function film(canvas: Canvas): string {
  const { random } = canvas;
  const x = random.between(640, 960);
  const y = random.between(680, 900);
  const large = random.between(330, 390);
  const drops = repeat(46, (index) => {
    const far = large + 90 + Math.sqrt(index) * 125;
    return place(
      bead(canvas, random.between(14, 74)),
      x + Math.cos(index * GOLDEN) * far,
      y + Math.sin(index * GOLDEN) * far,
    );
  });
  return ground(canvas) + drops + place(bead(canvas, large), x, y);
}

/** A drop over still water just before it lands. */
function ripples(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.between(600, 1000);
  const rings = repeat(7, (index) => {
    const r = (7 - index) * random.between(118, 132);
    const fill = canvas.linear(90, [0, palette.soft, 0.12], [1, palette.tone, 0.2]);
    return ellipse(x, 1190, r, r * 0.34, {
      fill,
      stroke: '#ffffff',
      'stroke-opacity': 0.95,
      'stroke-width': 4,
    });
  });
  const small = repeat(random.whole(1, 4), (index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return place(
      droplet(canvas, random.between(28, 80)),
      x + side * random.between(360, 520),
      random.between(280, 860),
    );
  });
  return (
    ground(canvas) +
    circle(x, 620, 470, { fill: '#ffffff', 'fill-opacity': 0.6 }) +
    rings +
    place(droplet(canvas, random.between(170, 260)), x, 760) +
    small
  );
}

/** View 2 of a liquid: solution around a lens or as foam, or drops falling or spreading. */
export function drawLiquidCloseUp(canvas: Canvas, product: SeedProduct): string {
  const kinds = product.kind === 'solution' ? [immersed, foam] : [film, ripples];
  return canvas.random.pick(kinds)(canvas);
}
