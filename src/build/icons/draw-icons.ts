import sharp from 'sharp';
import { BRAND_COLORS, LOGO } from '../../config/brand.ts';

const { light, dark } = BRAND_COLORS;
const SIDE = 100;

type Look = {
  ring: string;
  ground?: string;
  /** The ring's share of the side; systems crop maskable icons to 80 % and less. */
  share: number;
};

/** The lens with its highlight, as in the logo, centred in a square. */
function mark({ ring, ground, share }: Look, style = ''): string {
  const { lens, glint, pen } = LOGO;
  const scale = (SIDE * share) / (2 * lens.radius + pen);
  const move = `translate(${SIDE / 2} ${SIDE / 2}) scale(${scale.toFixed(4)}) translate(${-lens.x} ${-lens.y})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${style}` +
    (ground ? `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>` : '') +
    `<g transform="${move}">` +
    `<circle class="ring" cx="${lens.x}" cy="${lens.y}" r="${lens.radius}" fill="none" stroke="${ring}" stroke-width="${pen}"/>` +
    `<circle cx="${glint.x}" cy="${glint.y}" r="${glint.radius}" fill="${light.accent}"/></g></svg>`
  );
}

/** The favicon of a browser tab; lighter when the browser is dark. */
export function faviconSvg(): string {
  const style = `<style>@media(prefers-color-scheme:dark){.ring{stroke:${dark.action}}}</style>`;
  return mark({ ring: light.action, share: 1 }, style);
}

async function png(look: Look, side: number): Promise<Buffer> {
  return sharp(Buffer.from(mark(look)), { density: (72 * side) / SIDE })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO with one PNG, for clients that request /favicon.ico without reading the page. */
function icoOf(picture: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const tab = { ring: light.action, share: 1 };
const tile = { ring: light['deep-text'], ground: light.deep, share: 0.62 };
const maskable = { ...tile, share: 0.52 };

/** Every icon of the site, by path. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  return new Map([
    ['favicon.ico', icoOf(await png(tab, 32), 32)],
    ['icons/favicon.svg', Buffer.from(faviconSvg())],
    ['icons/apple-touch-icon.png', await png(tile, 180)],
    ['icons/icon-192.png', await png(tile, 192)],
    ['icons/icon-512.png', await png(tile, 512)],
    ['icons/maskable-192.png', await png(maskable, 192)],
    ['icons/maskable-512.png', await png(maskable, 512)],
  ]);
}
