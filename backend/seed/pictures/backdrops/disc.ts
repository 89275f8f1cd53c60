import type { Canvas } from '../canvas.ts';
import { circle } from '../svg.ts';
import { ground } from './ground.ts';

/** One big calm disc behind the subject, with a smaller companion at its edge. */
export function disc(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  const x = width * random.between(0.38, 0.62);
  const y = height * random.between(0.46, 0.56);
  const r = height * random.between(0.4, 0.47);
  const angle = random.between(0, Math.PI * 2);
  const fill = canvas.linear(random.between(40, 140), [0, '#ffffff', 0.95], [1, palette.haze]);
  const small = canvas.linear(60, [0, palette.glow], [1, palette.accent, 0.55]);
  return (
    ground(canvas) +
    circle(x, y, r, { fill }) +
    circle(x, y, r * 1.16, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.7,
      'stroke-width': 3,
    }) +
    circle(x + Math.cos(angle) * r * 1.16, y + Math.sin(angle) * r * 1.16, random.between(18, 44), {
      fill: small,
    })
  );
}
