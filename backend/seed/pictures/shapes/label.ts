import type { Canvas } from '../canvas.ts';
import { circle, n, path, rect } from '../svg.ts';

/** A wordless label for bottles in scenes: a band of colour, a wave and a lens mark. */
export function plainLabel(canvas: Canvas): (width: number, height: number) => string {
  const { tone, deep, soft, accent } = canvas.palette;
  const wave = canvas.random.between(0.45, 0.62);
  return (width, height) => {
    const y = height * wave;
    const band = canvas.linear(80, [0, tone], [1, deep]);
    return (
      rect(0, 0, width, height, { fill: '#ffffff' }) +
      path(
        `M0 ${n(y)}C${n(width * 0.3)} ${n(y - height * 0.14)} ${n(width * 0.6)} ${n(y + height * 0.12)} ${n(width)} ${n(y - height * 0.06)}V${n(height)}H0Z`,
        { fill: soft, 'fill-opacity': 0.55 },
      ) +
      path(
        `M0 ${n(y + height * 0.1)}C${n(width * 0.3)} ${n(y - height * 0.06)} ${n(width * 0.6)} ${n(y + height * 0.2)} ${n(width)} ${n(y + height * 0.02)}V${n(height)}H0Z`,
        { fill: band },
      ) +
      circle(width / 2, height * 0.24, width * 0.13, {
        fill: 'none',
        stroke: deep,
        'stroke-width': width * 0.04,
      }) +
      circle(width * 0.545, height * 0.24 - width * 0.045, width * 0.032, { fill: accent })
    );
  };
}
