import type { SeedLens } from '../../types.ts';
import type { Canvas } from '../canvas.ts';
import { circle, ellipse, group, n, place, polar, repeat, stroke } from '../svg.ts';
import type { Scheme } from './scheme.ts';

type Art = (canvas: Canvas, r: number, scheme: Scheme) => string;

function disc(canvas: Canvas, r: number, scheme: Scheme): string {
  const fill = canvas.radial(
    0.36,
    0.32,
    0.78,
    [0, '#ffffff', 0.95],
    [0.45, scheme.shape, 0.75],
    [1, scheme.shapeEnd],
  );
  return (
    circle(0, 0, r, { fill }) +
    circle(0, 0, r, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.7,
      'stroke-width': r * 0.014,
    })
  );
}

const gleam = (r: number): string =>
  stroke(
    `M${n(-r * 0.7)} ${n(-r * 0.26)}A${n(r * 0.76)} ${n(r * 0.76)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.74)}`,
    '#ffffff',
    r * 0.05,
    { 'stroke-opacity': 0.85 },
  );

/** One even curve: a plain disc inside a thin orbit. */
const spherical: Art = (canvas, r, scheme) =>
  disc(canvas, r, scheme) +
  circle(0, 0, r * 0.58, { fill: '#ffffff', 'fill-opacity': 0.22 }) +
  gleam(r);

/** A curve that flattens outwards: rings that draw apart and drift to one side. */
const aspherical: Art = (canvas, r, scheme) =>
  disc(canvas, r, scheme) +
  repeat(7, (index) => {
    const share = 0.14 + (index / 6) ** 1.5 * 0.8;
    return ellipse(-r * 0.1 * (1 - share), 0, r * share, r * share * 0.98, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.8 - index * 0.08,
      'stroke-width': r * 0.016,
    });
  }) +
  gleam(r);

/** Two powers across each other: leaning ellipses and the axis. */
const toric: Art = (canvas, r, scheme) => {
  const axis = canvas.random.between(-50, 50);
  const rings = repeat(5, (index) =>
    ellipse(0, 0, r * (0.92 - index * 0.03), r * (0.78 - index * 0.15), {
      fill: '#ffffff',
      'fill-opacity': 0.1,
      stroke: '#ffffff',
      'stroke-opacity': 0.75,
      'stroke-width': r * 0.014,
    }),
  );
  const line =
    stroke(`M${n(-r * 1.12)} 0H${n(r * 1.12)}`, scheme.accent, r * 0.026) +
    circle(r * 1.12, 0, r * 0.05, { fill: scheme.accent }) +
    circle(-r * 1.12, 0, r * 0.05, { fill: scheme.accent });
  return disc(canvas, r, scheme) + group(rings + line, { transform: `rotate(${n(axis)})` });
};

/** Near and far by turns: broad rings round a warm centre. */
const multifocal: Art = (canvas, r, scheme) =>
  disc(canvas, r, scheme) +
  [0.82, 0.64, 0.47, 0.31]
    .map((share, index) =>
      circle(0, 0, r * share, {
        fill: index % 2 === 0 ? '#ffffff' : scheme.shapeEnd,
        'fill-opacity': index % 2 === 0 ? 0.5 : 0.65,
      }),
    )
    .join('') +
  circle(0, 0, r * 0.16, { fill: scheme.accent }) +
  gleam(r);

const toricMultifocal: Art = (canvas, r, scheme) => {
  const axis = canvas.random.between(-50, 50);
  const rings = [0.8, 0.6, 0.42]
    .map((share, index) =>
      ellipse(0, 0, r * share * 1.1, r * share * 0.7, {
        fill: index % 2 === 0 ? '#ffffff' : scheme.shapeEnd,
        'fill-opacity': 0.5,
      }),
    )
    .join('');
  return (
    disc(canvas, r, scheme) +
    group(rings + stroke(`M${n(-r * 1.1)} 0H${n(r * 1.1)}`, scheme.accent, r * 0.024), {
      transform: `rotate(${n(axis)})`,
    }) +
    circle(0, 0, r * 0.15, { fill: scheme.accent })
  );
};

/** For young wearers: many rings of beads, as in a lens that slows short sight. */
const junior: Art = (canvas, r, scheme) =>
  disc(canvas, r, scheme) +
  repeat(4, (ring) =>
    repeat(8 + ring * 5, (index) => {
      const [x, y] = polar(
        0,
        0,
        r * (0.36 + ring * 0.16),
        (index / (8 + ring * 5)) * 360 + ring * 11,
      );
      return circle(x, y, r * 0.052, {
        fill: (index + ring) % 5 === 0 ? scheme.accent : '#ffffff',
        'fill-opacity': 0.9,
      });
    }),
  );

const arts: Readonly<Record<SeedLens['design'] | 'junior', Art>> = {
  spherical,
  aspherical,
  toric,
  multifocal,
  'toric-multifocal': toricMultifocal,
  junior,
};

export type ArtKind = keyof typeof arts;

/** The printed symbol of a lens design, radius r pixels around (x, y). */
export const lensArt = (
  canvas: Canvas,
  kind: ArtKind,
  x: number,
  y: number,
  r: number,
  scheme: Scheme,
): string => place(arts[kind](canvas, r, scheme), x, y);
