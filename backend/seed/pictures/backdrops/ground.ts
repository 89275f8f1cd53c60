import type { Canvas } from '../canvas.ts';
import { circle, rect } from '../svg.ts';

/** The plain light background under every backdrop: a gradient and one large pool of light. */
export function ground(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  // Straight down: PNG packs even rows far better than slanted ones.
  const fill = canvas.linear(90, [0, palette.paper], [0.55, palette.mist], [1, palette.haze]);
  const light = canvas.radial(0.5, 0.5, 0.5, [0, '#ffffff', 0.95], [1, '#ffffff', 0]);
  return (
    rect(0, 0, width, height, { fill }) +
    circle(width * random.between(0.2, 0.8), height * random.between(0.05, 0.4), height * 0.75, {
      fill: light,
    })
  );
}
