import sharp from 'sharp';

/** Width in pixels: twice the widest use on the site, and half the work of 1600. */
const WIDTH = 1200;

/**
 * PNG of a finished SVG, 1200 pixels wide. Low compression on purpose: the build reads the original
 * once, and the first start waits for it.
 */
export async function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(WIDTH)
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 4 })
    .toBuffer();
}
