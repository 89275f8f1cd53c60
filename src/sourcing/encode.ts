import { randomUUID } from 'node:crypto';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FORMATS, type Format } from '../config/picture-sizes.ts';

/**
 * Low effort on purpose: twice the effort saves 4 % of bytes and costs the first start a minute.
 */
const ENCODERS = {
  avif: (image: sharp.Sharp) => image.avif({ quality: 52, effort: 1 }),
  webp: (image: sharp.Sharp) => image.webp({ quality: 76, effort: 2 }),
} as const;

/** File name of a variant: hash of its original, width, and format. */
export const variantName = (hash: string, width: number, format: Format) =>
  `${hash}-${width}.${format}`;

/** Such names in a text. */
export const VARIANT_NAME = `[\\da-f]{16}-\\d+\\.(?:${FORMATS.join('|')})`;

/** The picture's pixels at one width, computed once for all formats. */
async function resized(original: Buffer, width: number): Promise<sharp.Sharp> {
  const { data, info } = await sharp(original)
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
  widths: readonly number[],
  original: () => Promise<Buffer>,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  let bytes: Buffer | undefined;
  for (const width of widths) {
    let pixels: sharp.Sharp | undefined;
    for (const format of FORMATS) {
      const path = join(directory, variantName(hash, width, format));
      if (await exists(path)) continue;
      bytes ??= await original();
      pixels ??= await resized(bytes, width);
      // A unique name: two pages may need the same picture at the same time.
      const part = `${path}.${randomUUID()}.part`;
      await ENCODERS[format](pixels.clone()).toFile(part);
      await rename(part, path);
    }
  }
}
