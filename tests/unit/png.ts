import sharp from 'sharp';

/** A picture of one colour: small to send, quick to encode. */
export const png = (width: number, height: number, background = '#0af'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
