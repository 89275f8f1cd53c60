import { randomUUID } from 'node:crypto';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ENCODING } from '../config/picture-encoding.ts';
import { FORMATS, type Format, type Variant } from '../config/picture-sizes.ts';

/** File name of a variant: hash of its original, width, and format. */
export const variantName = (hash: string, width: number, format: Format) =>
  `${hash}-${width}.${format}`;

/** The pattern of such names in a text. */
export const VARIANT_NAME = `[\\da-f]{16}-\\d+\\.(?:${FORMATS.join('|')})`;

/** Pixels of a picture at one width, computed once for all its formats. */
async function resized(larger: sharp.Sharp, width: number): Promise<sharp.Sharp> {
  const { data, info } = await larger
    .clone()
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Encodes the variants of an original that are not in the directory yet.
 * @param original bytes of the original; called only if something has to be encoded.
 */
export async function encodeVariants(
  directory: string,
  hash: string,
  variants: readonly Variant[],
  original: () => Promise<Buffer>,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  const pathOf = ({ width, format }: Variant) => join(directory, variantName(hash, width, format));
  const isThere = await Promise.all(variants.map((variant) => exists(pathOf(variant))));
  const missing = variants.filter((_variant, at) => !isThere[at]);
  if (missing.length === 0) return;
  let image = sharp(await original());
  let widthOfImage = Infinity;
  // The widest first: each variant is made from the one before, which is less to read than the original.
  for (const variant of missing.toSorted((one, other) => other.width - one.width)) {
    if (variant.width !== widthOfImage) image = await resized(image, variant.width);
    widthOfImage = variant.width;
    const path = pathOf(variant);
    // A unique name: two pages may need the same picture at the same time.
    const part = `${path}.${randomUUID()}.part`;
    await image.clone().toFormat(variant.format, ENCODING[variant.format]).toFile(part);
    await rename(part, path);
  }
}
