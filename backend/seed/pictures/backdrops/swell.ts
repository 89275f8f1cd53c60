import type { Canvas } from '../canvas.ts';
import { n, path, repeat } from '../svg.ts';
import { ground } from './ground.ts';

/** Three translucent swells of colour that rise from the lower edge. */
export function swell(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  const flip = random.sign();
  const tints = [palette.haze, palette.haze, palette.soft];
  const hills = repeat(3, (index) => {
    const top = height * (0.5 + index * 0.16 + random.between(-0.05, 0.05));
    const bend = flip * height * random.between(0.14, 0.26);
    const fill = canvas.linear(90, [0, tints[index] ?? palette.soft, 0.75], [1, '#ffffff', 0.25]);
    return path(
      `M0 ${n(top + bend)}C${n(width * 0.3)} ${n(top + bend * 0.9)} ${n(width * 0.42)} ${n(top - bend)} ${n(width * 0.68)} ${n(top - bend * 0.7)}S${n(width * 0.9)} ${n(top - bend * 0.1)} ${n(width)} ${n(top - bend * 0.2)}V${n(height)}H0Z`,
      { fill },
    );
  });
  return ground(canvas) + hills;
}
