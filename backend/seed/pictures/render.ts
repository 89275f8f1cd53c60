import sharp from 'sharp';

/** PNG of a finished SVG at its own size in pixels. */
export async function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9, adaptiveFiltering: true, effort: 10 })
    .toBuffer();
}
