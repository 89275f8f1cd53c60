import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ENCODING } from '../config/picture-encoding.ts';
import type { Variant } from '../config/picture-sizes.ts';

/** A variant and the path of its file. */
type VariantFile = Variant & { readonly path: string };

/** An original and the files to make of it. */
export type Encoding = { readonly original: Uint8Array; readonly files: readonly VariantFile[] };

/** Pixels of a picture at one width, computed once for all its formats. */
async function resized(larger: sharp.Sharp, width: number): Promise<sharp.Sharp> {
  const { data, info } = await larger
    .clone()
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/**
 * Writes a file that appears only once it is complete, and leaves nothing behind otherwise. Node writes it: an
 * error of libvips would not say that the disk is full.
 */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  // A unique name: two pages may need the same picture at the same time.
  const part = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Encodes and writes the files of a picture. */
export async function encodePicture({ original, files }: Encoding): Promise<void> {
  let image = sharp(original);
  let widthOfImage = Infinity;
  // The widest first: each variant is made from the one before, which is less to read than the original.
  for (const { path, width, format } of files.toSorted((one, other) => other.width - one.width)) {
    if (width !== widthOfImage) image = await resized(image, width);
    widthOfImage = width;
    await writeWhole(path, await image.clone().toFormat(format, ENCODING[format]).toBuffer());
  }
}
