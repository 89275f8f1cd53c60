import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FORMATS, type Format, type Variant } from '../config/picture-sizes.ts';
import { encodeApart } from './encode-apart.ts';

/** File name of a variant: hash of its original, width, and format. */
export const variantName = (hash: string, width: number, format: Format) =>
  `${hash}-${width}.${format}`;

/** The pattern of such names in a text. */
export const VARIANT_NAME = `[\\da-f]{16}-\\d+\\.(?:${FORMATS.join('|')})`;

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
  const files = variants.map((variant) => ({
    ...variant,
    path: join(directory, variantName(hash, variant.width, variant.format)),
  }));
  const isThere = await Promise.all(files.map(({ path }) => exists(path)));
  const missing = files.filter((_file, at) => !isThere[at]);
  if (missing.length > 0) await encodeApart({ original: await original(), files: missing });
}
