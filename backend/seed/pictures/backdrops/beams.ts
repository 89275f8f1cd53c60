import type { Canvas } from '../canvas.ts';
import { n, path, repeat } from '../svg.ts';
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
    const fill = canvas.linear(90, [0, colour, 0.95], [1, colour, warm ? 0.15 : 0.1]);
    return path(
      `M${n(start - lean / 2)} 0H${n(start + wide - lean / 2)}L${n(start + wide + lean / 2)} ${n(height)}H${n(start + lean / 2)}Z`,
      { fill },
    );
  });
  const shade = canvas.linear(lean > 0 ? 150 : 30, [0, palette.haze, 0.7], [0.5, palette.mist, 0], [1, palette.soft, 0.28]);
  return ground(canvas) + path(`M0 0H${n(width)}V${n(height)}H0Z`, { fill: shade }) + bands;
}
