import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { castShadow } from '../shapes/shadow.ts';
import { circle, ellipse, n, path, place, rect } from '../svg.ts';
import { softShape } from '../shapes/soft.ts';

/**
 * A single-lens blister from above, 400 by 520 pixels around (0, 0): the well with solution and a
 * lens, the foil peeled back towards the top. `foil` is the colour printed on the foil.
 */
export function blister(canvas: Canvas, foil: string, peeled: boolean): string {
  const { deep, haze, soft, tone, paper } = canvas.palette;
  const base = rect(-200, -260, 400, 520, { rx: 56, fill: deep });
  const plastic = canvas.linear(70, [0, '#ffffff', 0.98], [0.5, paper, 0.95], [1, haze, 0.95]);
  const well = canvas.radial(
    0.6,
    0.66,
    0.72,
    [0, '#ffffff'],
    [0.55, haze],
    [0.88, soft],
    [1, tone],
  );
  const metal = canvas.linear(
    25,
    [0, '#eef3f4'],
    [0.35, '#ffffff'],
    [0.6, '#cfdadd'],
    [1, '#f4f8f8'],
  );
  const print = canvas.linear(40, [0, foil], [1, mix(foil, '#ffffff', 0.3)]);
  const tab = canvas.linear(90, [0, '#ffffff', 0.7], [1, haze, 0.6]);
  const body =
    castShadow(canvas, base, 18, 40, 26) +
    rect(-200, -260, 400, 520, { rx: 56, fill: plastic, stroke: '#ffffff', 'stroke-width': 4 }) +
    rect(-150, 176, 300, 50, { rx: 25, fill: tab });
  const open =
    circle(0, -30, 162, { fill: haze, stroke: '#ffffff', 'stroke-width': 5 }) +
    circle(0, -30, 148, { fill: well }) +
    place(glassLens(canvas, 108, { shadow: false, body: 0.9 }), 4, -26) +
    ellipse(-56, -124, 62, 16, {
      fill: '#ffffff',
      'fill-opacity': 0.85,
      transform: 'rotate(-24 -56 -124)',
    });
  // The foil rolls back on itself into a tube.
  const tube = canvas.linear(
    90,
    [0, foil],
    [0.22, '#ffffff'],
    [0.45, '#dfe7e9'],
    [0.75, '#aebcc0'],
    [1, '#e9eff0'],
  );
  const roll =
    softShape(rect(-190, -252, 380, 60, { rx: 30, fill: deep }), 14, {
      fill: deep,
      opacity: 0.35,
    }) +
    rect(-206, -306, 412, 84, { rx: 42, fill: tube }) +
    ellipse(190, -264, 15, 41, { fill: foil, 'fill-opacity': 0.85 }) +
    ellipse(190, -264, 8, 26, { fill: '#ffffff', 'fill-opacity': 0.6 });
  const sealed =
    rect(-188, -248, 376, 412, { rx: 48, fill: metal }) +
    rect(-188, -248, 376, 412, { rx: 48, fill: print, 'fill-opacity': 0.88 }) +
    circle(0, -40, 140, {
      fill: '#ffffff',
      'fill-opacity': 0.14,
      stroke: '#ffffff',
      'stroke-opacity': 0.65,
      'stroke-width': 4,
    }) +
    circle(0, -40, 88, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.5,
      'stroke-width': 3,
    }) +
    path(
      `M-188 ${n(-60)}C-60-160 80-130 188-200V-200A48 48 0 0 0 140-248H-140A48 48 0 0 0-188-200Z`,
      { fill: '#ffffff', 'fill-opacity': 0.2 },
    );
  return body + (peeled ? open + roll : sealed);
}
