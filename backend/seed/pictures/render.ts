import sharp from 'sharp';

/** Pixels across: twice what the widest place on the site shows, and half the work of 1600. */
const WIDTH = 1200;

/**
 * PNG of a finished SVG, 1200 pixels wide. Little compression on purpose: the file is an original
 * that the build reads once, and the first start waits for it.
 */
export async function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(WIDTH)
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 4 })
    .toBuffer();
}
