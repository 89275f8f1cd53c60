import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { castShadow } from '../shapes/shadow.ts';
import { circle, element, group, place, rect, stroke } from '../svg.ts';

type Frame = { lens: string; bridge: string; temples: string };

/** Frame shapes around (0, 0), about 900 pixels wide; the right lens mirrors the left one. */
const frames: Readonly<Record<'round' | 'soft' | 'cat', Frame>> = {
  round: {
    lens: 'M-235-165A165 165 0 1 1-235.1-165Z',
    bridge: 'M-74-28Q0-92 74-28',
    temples: 'M-398-30C-440-70-470-96-500-104M398-30C440-70 470-96 500-104',
  },
  soft: {
    lens: 'M-392-118C-384-152-330-156-240-156S-88-152-76-118C-62-60-86 62-128 106C-160 138-312 138-344 100C-386 50-404-70-392-118Z',
    bridge: 'M-74-96Q0-138 74-96',
    temples: 'M-392-118C-440-136-470-144-505-146M392-118C440-136 470-144 505-146',
  },
  cat: {
    lens: 'M-442-178C-404-156-330-152-240-150S-90-132-80-92C-68-18-108 88-170 110C-240 132-334 112-368 52C-394 0-400-104-442-178Z',
    bridge: 'M-80-94Q0-124 80-94',
    temples: 'M-430-166C-470-170-490-166-512-156M430-166C470-170 490-166 512-156',
  },
};

function spectacles(canvas: Canvas, frame: Frame, colour: string): string {
  const { soft, tone, haze } = canvas.palette;
  const glass = canvas.linear(
    50,
    [0, '#ffffff', 0.85],
    [0.42, haze, 0.3],
    [0.5, '#ffffff', 0.55],
    [0.62, soft, 0.25],
    [1, tone, 0.35],
  );
  const width = 24;
  const mirror = (content: string): string =>
    content + group(content, { transform: 'scale(-1 1)' });
  const outline =
    mirror(stroke(frame.lens, colour, width)) +
    stroke(frame.bridge, colour, width) +
    stroke(frame.temples, colour, width);
  return (
    castShadow(canvas, outline, 34, 70, 16) +
    mirror(element('path', { d: frame.lens, fill: glass })) +
    outline +
    // A thin highlight along the frame makes it look like round wire.
    group(
      mirror(stroke(frame.lens, '#ffffff', 4)) +
        stroke(frame.bridge, '#ffffff', 4) +
        stroke(frame.temples, '#ffffff', 4),
      {
        opacity: 0.38,
        transform: 'translate(-4 -5)',
      },
    )
  );
}

/** Glasses lying in the light, sometimes with a contact lens as the lighter choice. */
export function draw(canvas: Canvas): string {
  const { random, palette } = canvas;
  const frame = frames[random.pick(['round', 'soft', 'cat'] as const)];
  const colour = random.pick([palette.deep, palette.ink, palette.tone, palette.accent]);
  const side = random.sign();
  const turn = random.between(-16, 16);
  const extra = random.whole(0, 2);
  const y = random.between(430, 500);
  const cloth = rect(-420, -300, 840, 600, { rx: 40, fill: palette.glow, 'fill-opacity': 0.75 });
  return (
    backdrop(canvas, ['halves', 'beams', 'swell', 'disc', 'arcs']) +
    (extra === 2
      ? place(castShadow(canvas, cloth, 8, 20, 20) + cloth, 800 + side * 130, 520, {
          turn: turn + 18,
        })
      : '') +
    place(spectacles(canvas, frame, colour), 800 - side * (extra === 0 ? 0 : 70), y, {
      turn,
      scale: random.between(0.95, 1.12),
    }) +
    (extra === 1
      ? place(glassLens(canvas, 120), 800 + side * 430, 760) +
        circle(800 + side * 570, 640, 16, { fill: palette.accent })
      : '') +
    (extra === 2 ? place(glassLens(canvas, 84), 800 - side * 480, 770) : '')
  );
}
