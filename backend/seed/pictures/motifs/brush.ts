import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { castShadow } from '../shapes/shadow.ts';
import { circle, ellipse, n, path, place, rect, repeat, stroke } from '../svg.ts';

/** A make-up brush, tip up: about 760 pixels long, (0, 0) where the bristles begin. */
function makeUpBrush(canvas: Canvas, handle: string, wide: number): string {
  const { deep, ink, accent, glow, haze } = canvas.palette;
  const w = wide;
  const tuft = `M${n(-w * 0.5)} 0C${n(-w * 0.95)} ${n(-w * 1.2)} ${n(-w * 0.6)} ${n(-w * 2)} 0 ${n(-w * 2.25)}C${n(w * 0.6)} ${n(-w * 2)} ${n(w * 0.95)} ${n(-w * 1.2)} ${n(w * 0.5)} 0Z`;
  const grip = `M${n(-w * 0.4)} ${n(w * 1.1)}C${n(-w * 0.46)} ${n(w * 2)} ${n(-w * 0.2)} ${n(w * 4)} ${n(-w * 0.13)} ${n(w * 6)}Q0 ${n(w * 6.25)} ${n(w * 0.13)} ${n(w * 6)}C${n(w * 0.2)} ${n(w * 4)} ${n(w * 0.46)} ${n(w * 2)} ${n(w * 0.4)} ${n(w * 1.1)}Z`;
  const hair = canvas.linear(
    270,
    [0, mix(ink, accent, 0.3)],
    [0.45, mix(accent, ink, 0.25)],
    [0.8, glow],
    [1, lighten(glow, 0.6)],
  );
  const metal = canvas.linear(
    0,
    [0, mix(haze, deep, 0.4)],
    [0.25, '#ffffff'],
    [0.5, haze],
    [0.8, mix(haze, deep, 0.45)],
    [1, haze],
  );
  const wood = canvas.linear(
    0,
    [0, mix(handle, ink, 0.3)],
    [0.3, lighten(handle, 0.45)],
    [0.55, handle],
    [1, mix(handle, ink, 0.45)],
  );
  const strands = Array.from({ length: 9 }, (_, index) => {
    const t = (index - 4) / 4;
    return `M${n(t * w * 0.4)} ${n(-w * 0.1)}Q${n(t * w * 0.72)} ${n(-w)} ${n(t * w * 0.3)} ${n(-w * 1.9)}`;
  }).join('');
  return (
    castShadow(
      canvas,
      path(tuft + grip, { fill: ink }) + rect(-w * 0.5, 0, w, w * 1.15, { fill: ink }),
      26,
      36,
      16,
    ) +
    path(grip, { fill: wood }) +
    path(tuft, { fill: hair }) +
    stroke(strands, '#ffffff', 2, { 'stroke-opacity': 0.3 }) +
    path(
      `M${n(-w * 0.5)} ${n(-w * 0.04)}Q0 ${n(w * 0.1)} ${n(w * 0.5)} ${n(-w * 0.04)}L${n(w * 0.4)} ${n(w * 1.16)}Q0 ${n(w * 1.24)} ${n(-w * 0.4)} ${n(w * 1.16)}Z`,
      { fill: metal },
    )
  );
}

/** An open compact from above: two pans of colour, radius r pixels. */
function compact(canvas: Canvas, r: number): string {
  const { deep, accent, glow, soft, tone } = canvas.palette;
  const shell = canvas.linear(60, [0, '#ffffff'], [1, soft]);
  const powder = canvas.linear(60, [0, glow], [1, accent]);
  const shadow = canvas.linear(60, [0, soft], [1, tone]);
  return (
    castShadow(canvas, circle(0, 0, r, { fill: deep }), 16, 34, 22) +
    circle(0, 0, r, { fill: shell }) +
    circle(0, 0, r * 0.86, { fill: powder }) +
    path(
      `M0 ${n(-r * 0.86)}A${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 0 ${n(r * 0.86)}C${n(r * 0.3)} ${n(r * 0.4)} ${n(-r * 0.3)} ${n(-r * 0.4)} 0 ${n(-r * 0.86)}Z`,
      { fill: shadow },
    ) +
    circle(0, 0, r * 0.86, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.7,
      'stroke-width': 4,
    }) +
    ellipse(-r * 0.4, -r * 0.45, r * 0.3, r * 0.1, {
      fill: '#ffffff',
      'fill-opacity': 0.5,
      transform: `rotate(-40 ${n(-r * 0.4)} ${n(-r * 0.45)})`,
    })
  );
}

/** Make-up brushes, a compact or a stroke of colour, and the lens that goes in first. */
export function draw(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const lean = side * random.between(24, 48);
  const handles = random.chance(0.5) ? [palette.deep, palette.tone] : [palette.tone, '#f4f1ec'];
  const pair = random.chance(0.6);
  const smear = random.chance(0.5);
  const paint = canvas.linear(
    0,
    [0, palette.accent, 0.75],
    [0.7, palette.glow, 0.9],
    [1, palette.glow, 0.1],
  );
  const swatch = repeat(4, (index) =>
    stroke(`M${n(-250 + index * 16)} ${n(index * 34)}q240 -44 500 -8`, paint, 40, {
      'stroke-opacity': 0.75,
    }),
  );
  const brushX = 800 + side * random.between(20, 110);
  return (
    backdrop(canvas, ['halves', 'beams', 'disc', 'arcs', 'swell']) +
    (smear
      ? place(swatch, 800 - side * 330, 620, { turn: -side * 20 })
      : place(compact(canvas, random.between(180, 220)), 800 - side * 380, 640)) +
    (pair
      ? place(makeUpBrush(canvas, handles[1] ?? palette.tone, 66), brushX + side * 250, 400, {
          turn: lean + side * 12,
        })
      : '') +
    place(makeUpBrush(canvas, handles[0] ?? palette.deep, 92), brushX, 380, { turn: lean }) +
    place(
      glassLens(canvas, random.between(105, 130)),
      800 - side * random.between(330, 470),
      random.between(260, 340),
    )
  );
}
