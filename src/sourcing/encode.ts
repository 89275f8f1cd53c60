import { randomUUID } from 'node:crypto';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export const WIDTHS = [480, 960];
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** Little effort on purpose: twice the effort saves 4 % of bytes and costs the first start a minute. */
const ENCODERS = {
  avif: (image: sharp.Sharp) => image.avif({ quality: 52, effort: 1 }),
  webp: (image: sharp.Sharp) => image.webp({ quality: 76, effort: 2 }),
} as const;

/** File name of a variant: what it was made from, how wide, and as what. */
export const variantName = (hash: string, width: number, format: Format) =>
  `${hash}-${width}.${format}`;

/** Pixels of a picture at one width, which each format begins with: they are found once for all. */
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
 * Makes the variants of an original that are not in the directory yet.
 * @param original bytes of the original; asked for only if something has to be made.
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
      // A name of its own: two pages may ask for the same picture at the same time.
      const part = `${path}.${randomUUID()}.part`;
      await ENCODERS[format](pixels.clone()).toFile(part);
      await rename(part, path);
    }
  }
}
