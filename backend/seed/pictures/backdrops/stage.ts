import type { Canvas } from '../canvas.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { softEllipse } from '../shapes/soft.ts';

/** Where objects stand on the stage, in pixels from the top of a 1600-pixel square. */
export const STAGE_FLOOR = 1270;

function podium(canvas: Canvas): string {
  const { palette } = canvas;
  const top = canvas.linear(90, [0, palette.mist], [1, '#ffffff']);
  const side = canvas.linear(
    0,
    [0, palette.haze],
    [0.3, '#ffffff'],
    [0.75, palette.mist],
    [1, palette.haze],
  );
  return (
    softEllipse(canvas, [800, 1450, 720, 110], 40, { fill: palette.deep, opacity: 0.14 }) +
    path('M110 1270V1380A690 150 0 0 0 1490 1380V1270Z', { fill: side }) +
    ellipse(800, 1270, 690, 150, { fill: top, stroke: '#ffffff', 'stroke-width': 4 })
  );
}

function arch(canvas: Canvas): string {
  const { palette, random } = canvas;
  const fill = canvas.linear(80, [0, palette.haze], [1, palette.mist]);
  const x = 800 + random.sign() * random.between(0, 170);
  const wide = random.between(430, 500);
  return path(
    `M${String(x - wide)} 1210V${String(150 + wide)}A${String(wide)} ${String(wide)} 0 0 1 ${String(x + wide)} ${String(150 + wide)}V1210Z`,
    { fill },
  );
}

function halo(canvas: Canvas): string {
  const { palette, random } = canvas;
  const fill = canvas.linear(random.between(40, 130), [0, '#ffffff'], [1, palette.haze]);
  const x = 800 + random.between(-130, 130);
  const angle = random.between(3.4, 6);
  return (
    circle(x, 690, 560, { fill }) +
    circle(x, 690, 625, { fill: 'none', stroke: '#ffffff', 'stroke-width': 4 }) +
    circle(x + Math.cos(angle) * 625, 690 + Math.sin(angle) * 625, 26, {
      fill: palette.accent,
      'fill-opacity': 0.85,
    })
  );
}

/** The background of a product picture, 1600 by 1600: a bright wall, a floor, one calm shape. */
export function stage(canvas: Canvas): string {
  const { palette, random } = canvas;
  const kind = random.whole(0, 2);
  const wall = canvas.linear(90, [0, '#ffffff'], [1, palette.mist]);
  const floor = canvas.linear(90, [0, palette.haze, 0.75], [0.4, palette.mist], [1, '#ffffff']);
  const light = canvas.radial(0.5, 0.5, 0.5, [0, '#ffffff'], [1, '#ffffff', 0]);
  return (
    rect(0, 0, 1600, 1600, { fill: wall }) +
    circle(random.between(300, 1300), 380, 700, { fill: light }) +
    (kind === 0 ? halo(canvas) : '') +
    (kind === 1 ? arch(canvas) : '') +
    rect(0, 1180, 1600, 420, { fill: floor }) +
    ellipse(800, 1460, 900, 240, { fill: light }) +
    (kind === 2 ? podium(canvas) : '')
  );
}
