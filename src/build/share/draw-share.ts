import sharp from 'sharp';
import { BRAND_COLORS, LOGO, SHARE_SIZE } from '../../config/brand.ts';
import { fitText } from './fit-text.ts';
import type { Letters } from './letters.ts';
import type { ShareSpec } from './share-picture.ts';

const MARGIN = 72;
const LENS = { x: 940, y: 308, radius: 232 } as const;
const TEXT_WIDTH = LENS.x - LENS.radius - MARGIN - 40;
/** Height of a title between the kicker and the foot. */
const HEIGHT = 320;
const LEADING = 1.14;

const colors = BRAND_COLORS.light;

export type Pens = { bold: Letters; medium: Letters };

function logo(x: number, y: number, height: number): string {
  const scale = height / LOGO.viewBox.height;
  const { lens, glint, pen, strokes } = LOGO;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)}) translate(4 8)" fill="none"` +
    ` stroke="${colors.action}" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round">` +
    strokes.map((path) => `<path d="${path}"/>`).join('') +
    `<circle cx="${lens.x}" cy="${lens.y}" r="${lens.radius}"/>` +
    `<circle cx="${glint.x}" cy="${glint.y}" r="${glint.radius}" fill="${colors.accent}" stroke="none"/></g>`
  );
}

/** Focus rings around the place of the cover, with the brand's sign if there is no cover. */
function lens(covered: boolean): string {
  const { x, y, radius } = LENS;
  const ring = (r: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colors.ring}" stroke-width="2" stroke-opacity="${opacity}"/>`;
  const inside = covered
    ? `<circle cx="${x}" cy="${y}" r="${radius + 12}" fill="${colors.ground}"/>`
    : `<circle cx="${x}" cy="${y}" r="150" fill="none" stroke="${colors.action}" stroke-width="42"/>` +
      `<circle cx="${x + 56}" cy="${y - 56}" r="40" fill="${colors.accent}"/>`;
  return ring(radius + 44, 0.9) + ring(radius + 88, 0.45) + inside;
}

function words({ title, kicker }: ShareSpec, { bold, medium }: Pens): string {
  const lines = (size: number) => Math.floor(HEIGHT / (size * LEADING));
  const room = { width: TEXT_WIDTH, lines, sizes: [78, 70, 62, 54, 48, 42] };
  const fitted = fitText(title, room, bold.width);
  const { size } = fitted;
  const kickerRoom = { width: TEXT_WIDTH, lines: () => 1, sizes: [32, 28] };
  const above = fitText(kicker, kickerRoom, medium.width);
  const height = fitted.lines.length * size * LEADING;
  // Optically centred in the space below the logo.
  const top = 384 - height / 2;
  const drawn = fitted.lines.map((line, place) =>
    bold.path(line, MARGIN, top + size * (0.8 + place * LEADING), size),
  );
  return (
    `<path fill="${colors.text}" d="${drawn.join('')}"/>` +
    above.lines
      .map((line) => {
        const path = medium.path(line, MARGIN, top - 22, above.size);
        return `<path fill="${colors.action}" d="${path}"/>`;
      })
      .join('')
  );
}

/** The drawing without its cover, as SVG that needs no font. */
export function shareSvg(spec: ShareSpec, covered: boolean, pens: Pens): string {
  const { width, height } = SHARE_SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors['ground-mist']}"/>` +
    `<rect y="${height - 14}" width="${width}" height="14" fill="${colors.action}"/>` +
    lens(covered) +
    logo(MARGIN, 62, 72) +
    words(spec, pens) +
    '</svg>'
  );
}

async function roundCover(cover: Buffer): Promise<Buffer> {
  const side = LENS.radius * 2;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="${LENS.radius}" cy="${LENS.radius}" r="${LENS.radius}"/></svg>`;
  return sharp(cover)
    .resize(side, side, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * The picture of a shared link, as JPEG.
 * @param cover bytes of the picture next to the title.
 */
export async function drawShare(
  spec: ShareSpec,
  cover: Buffer | null,
  pens: Pens,
): Promise<Buffer> {
  const base = sharp(Buffer.from(shareSvg(spec, cover !== null, pens)));
  const left = LENS.x - LENS.radius;
  const top = LENS.y - LENS.radius;
  const composed = cover ? base.composite([{ input: await roundCover(cover), left, top }]) : base;
  return composed
    .flatten({ background: colors.ground })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
