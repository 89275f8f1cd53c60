import sharp from 'sharp';
import { ENCODING } from '../config/picture-encoding.ts';
import type { Variant } from '../config/picture-sizes.ts';

/** An original and what to make of it. */
export type Encoding = { readonly original: Uint8Array; readonly variants: readonly Variant[] };

/** A variant and the bytes of its file. */
export type Encoded = { readonly variant: Variant; readonly bytes: Uint8Array };

/** Pixels of a picture at one width, computed once for all its formats. */
async function resized(larger: sharp.Sharp, width: number): Promise<sharp.Sharp> {
  const { data, info } = await larger
    .clone()
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Encodes the variants of a picture, the widest first. @throws Error of sharp. */
export async function* encodePicture({ original, variants }: Encoding): AsyncGenerator<Encoded> {
  let image = sharp(original);
  let widthOfImage = Infinity;
  // Each variant is made from the one before, which is less to read than the original.
  for (const variant of variants.toSorted((one, other) => other.width - one.width)) {
    const { width, format } = variant;
    if (width !== widthOfImage) image = await resized(image, width);
    widthOfImage = width;
    yield { variant, bytes: await image.clone().toFormat(format, ENCODING[format]).toBuffer() };
  }
}
