import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { castShadow } from '../shapes/shadow.ts';
import { element, group, place, rect, stroke } from '../svg.ts';

/**
 * An open ring of an eye test: the gap, as wide as the ring is thick, faces right. (0, 0) is its
 * centre.
 */
function openRing(size: number, colour: string): string {
  const r = size * 0.4;
  const gap = size * 0.1;
  const x = Math.sqrt(r * r - gap * gap);
  return stroke(
    `M${String(x)} ${String(gap)}A${String(r)} ${String(r)} 0 1 1 ${String(x)} ${String(-gap)}`,
    colour,
    size * 0.2,
    { 'stroke-linecap': 'butt' },
  );
}

/** Rows of rings that shrink downwards on a sheet 640 by 820 pixels around (0, 0). */
function rows(canvas: Canvas, focus: number): string {
  const { random, palette } = canvas;
  const sizes = [190, 124, 84, 58, 40];
  let y = -290;
  return sizes
    .map((size, row) => {
      const count = row + 1;
      const step = size * 1.6;
      const line = Array.from({ length: count }, (_, index) =>
        place(
          openRing(size, row === focus ? palette.accent : palette.ink),
          (index - (count - 1) / 2) * step,
          y,
          { turn: random.whole(0, 7) * 45 },
        ),
      );
      y += size * 0.5 + (sizes[row + 1] ?? 0) * 0.5 + 56;
      return line.join('');
    })
    .join('');
}

/** An eye chart, with a lens that brings one part of it into focus. */
export function draw(canvas: Canvas): string {
  const { random, palette } = canvas;
  const turn = random.between(-9, 9);
  const side = random.sign();
  const x = 800 - side * random.between(20, 180);
  const light = canvas.linear(80, [0, '#ffffff'], [0.7, palette.paper], [1, palette.mist]);
  const sheet = rect(-330, -420, 660, 840, { rx: 34, fill: light });
  const content = rows(canvas, random.whole(1, 3));
  const blurred = random.chance(0.5);
  const lensX = side * random.between(110, 250);
  const lensY = random.between(-40, 160);
  const r = random.between(180, 215);
  const clip = canvas.clip(element('circle', { cx: lensX, cy: lensY, r: r * 0.95 }));
  const text = blurred
    ? group(content, { filter: canvas.blur(7), opacity: 0.7 }) +
      group(rect(-330, -420, 660, 840, { fill: palette.paper }) + content, { 'clip-path': clip })
    : content;
  return (
    backdrop(canvas, ['halves', 'beams', 'disc', 'arcs', 'swell']) +
    place(
      castShadow(canvas, rect(-330, -420, 660, 840, { rx: 34, fill: palette.deep }), 20, 46, 34) +
        sheet +
        text +
        place(glassLens(canvas, r, { body: 0.3, shadow: false }), lensX, lensY),
      x,
      500,
      { turn },
    )
  );
}
