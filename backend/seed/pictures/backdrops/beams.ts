import type { Canvas } from '../canvas.ts';
import { n, path, rect, repeat } from '../svg.ts';
import { ground } from './ground.ts';

/** Slanting beams of light, as from a tall window. */
export function beams(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  const lean = random.sign() * random.between(260, 480);
  let x = random.between(-200, 100);
  const bands = repeat(5, (index) => {
    const wide = random.between(90, 300);
    const start = x;
    x += wide + random.between(60, 170);
    const warm = index === 2;
    const colour = warm ? palette.glow : '#ffffff';
    return path(
      `M${n(start - lean / 2)} 0H${n(start + wide - lean / 2)}L${n(start + wide + lean / 2)} ${n(height)}H${n(start + lean / 2)}Z`,
      { fill: colour, 'fill-opacity': warm ? 0.6 : 0.5 },
    );
  });
  return (
    ground(canvas) + rect(0, 0, width, height, { fill: palette.haze, 'fill-opacity': 0.45 }) + bands
  );
}
