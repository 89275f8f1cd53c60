import type { Canvas } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { circle, ellipse, group, n, path, place, repeat } from '../svg.ts';
import { castShadow } from './shadow.ts';
import { glassLens } from './glass-lens.ts';

const WELL = 200;
const APART = 250;

/** A screw lid from above with a ribbed edge: radius r pixels, colour of the plastic, mark L or R. */
function lid(canvas: Canvas, r: number, colour: string, mark: 'left' | 'right'): string {
  const teeth = repeat(36, (index) => {
    const angle = (index / 36) * Math.PI * 2;
    return circle(Math.cos(angle) * r, Math.sin(angle) * r, r * 0.055, {
      fill: mix(colour, '#083c45', 0.12),
    });
  });
  const top = canvas.linear(
    55,
    [0, lighten(colour, 0.55)],
    [0.5, colour],
    [1, mix(colour, '#083c45', 0.25)],
  );
  const dish = canvas.linear(235, [0, lighten(colour, 0.4)], [1, mix(colour, '#083c45', 0.12)]);
  const dots = mark === 'left' ? [0] : [-r * 0.16, r * 0.16];
  return (
    teeth +
    circle(0, 0, r, { fill: top }) +
    circle(0, 0, r * 0.8, { fill: dish }) +
    circle(0, 0, r * 0.8, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.5,
      'stroke-width': 3,
    }) +
    // Raised dots mark the sides without letters.
    dots.map((x) => circle(x, 0, r * 0.08, { fill: '#ffffff', 'fill-opacity': 0.9 })).join('') +
    ellipse(-r * 0.36, -r * 0.5, r * 0.3, r * 0.11, {
      fill: '#ffffff',
      'fill-opacity': 0.45,
      transform: `rotate(-38 ${n(-r * 0.36)} ${n(-r * 0.5)})`,
    })
  );
}

/** An open well with solution and a lens in it. */
function well(canvas: Canvas, r: number): string {
  const { haze, soft, tone, deep } = canvas.palette;
  const rim = canvas.linear(60, [0, '#ffffff'], [1, haze]);
  const water = canvas.radial(
    0.6,
    0.68,
    0.7,
    [0, '#ffffff'],
    [0.5, lighten(soft, 0.5)],
    [0.86, soft],
    [1, tone],
  );
  const inner = canvas.linear(70, [0, deep, 0.5], [0.4, deep, 0], [1, '#ffffff', 0.4]);
  return (
    circle(0, 0, r, { fill: rim, stroke: haze, 'stroke-width': 3 }) +
    circle(0, 0, r * 0.84, { fill: water }) +
    circle(0, 0, r * 0.84, { fill: inner }) +
    place(glassLens(canvas, r * 0.54, { shadow: false, body: 0.8 }), r * 0.04, r * 0.05) +
    ellipse(-r * 0.3, -r * 0.54, r * 0.34, r * 0.1, {
      fill: '#ffffff',
      'fill-opacity': 0.75,
      transform: `rotate(-28 ${n(-r * 0.3)} ${n(-r * 0.54)})`,
    })
  );
}

type State = 'open' | 'closed';

/** The case from above, about 900 by 420 pixels around (0, 0). */
export function lensCase(canvas: Canvas, left: State, right: State): string {
  const { deep, tone, soft, haze, paper } = canvas.palette;
  const neck = 120;
  const outline = `M${n(-APART)} ${n(-WELL)}C${n(-APART + 150)} ${n(-WELL)} ${n(-90)} ${n(-neck)} 0 ${n(-neck)}S${n(APART - 150)} ${n(-WELL)} ${n(APART)} ${n(-WELL)}A${n(WELL)} ${n(WELL)} 0 0 1 ${n(APART)} ${n(WELL)}C${n(APART - 150)} ${n(WELL)} 90 ${n(neck)} 0 ${n(neck)}S${n(-APART + 150)} ${n(WELL)} ${n(-APART)} ${n(WELL)}A${n(WELL)} ${n(WELL)} 0 0 1 ${n(-APART)} ${n(-WELL)}Z`;
  const shell = canvas.linear(80, [0, '#ffffff'], [0.6, paper], [1, haze]);
  const half = (state: State, x: number, colour: string, mark: 'left' | 'right'): string =>
    place(
      state === 'open'
        ? well(canvas, WELL * 0.86)
        : castShadow(canvas, circle(0, 0, WELL * 0.82, { fill: deep }), 8, 16, 14) +
            lid(canvas, WELL * 0.84, colour, mark),
      x,
      0,
    );
  return group(
    castShadow(canvas, path(outline, { fill: deep }), 20, 44, 30) +
      castShadow(canvas, path(outline, { fill: deep }), 4, 12, 8) +
      path(outline, { fill: shell, stroke: '#ffffff', 'stroke-width': 4 }) +
      half(left, -APART, tone, 'left') +
      half(right, APART, soft, 'right'),
    {},
  );
}

/** A lid lying next to the case; radius r pixels. */
export function looseLid(canvas: Canvas, r: number): string {
  const { deep, tone } = canvas.palette;
  return (
    castShadow(canvas, circle(0, 0, r, { fill: deep }), 10, 26, 20) + lid(canvas, r, tone, 'left')
  );
}
