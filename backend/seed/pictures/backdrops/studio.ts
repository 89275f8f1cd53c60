import type { Canvas } from '../canvas.ts';
import { ellipse, rect } from '../svg.ts';

/** A photo studio: wall, floor and a wide pool of light. `horizon` is a share of the height. */
export function studio(canvas: Canvas, horizon = 0.68): string {
  const { width, height, random, palette } = canvas;
  const edge = height * horizon;
  const wall = canvas.linear(90, [0, palette.mist], [1, palette.paper]);
  const floor = canvas.linear(90, [0, palette.haze, 0.9], [0.3, palette.mist], [1, palette.paper]);
  const light = canvas.radial(0.5, 0.5, 0.5, [0, '#ffffff'], [1, '#ffffff', 0]);
  const warm = canvas.radial(0.5, 0.5, 0.5, [0, palette.glow, 0.8], [1, palette.glow, 0]);
  const side = random.between(0.15, 0.85);
  return (
    rect(0, 0, width, height, { fill: wall }) +
    ellipse(width * side, height * 0.2, width * 0.42, height * 0.5, { fill: warm }) +
    rect(0, edge, width, height - edge, { fill: floor }) +
    ellipse(width * 0.5, height * 0.92, width * 0.55, height * 0.2, { fill: light })
  );
}
