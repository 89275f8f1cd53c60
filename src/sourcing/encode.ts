import { mkdir, readdir, rm, stat } from 'node:fs/promises';
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

/** Milliseconds after which nobody writes a half-written file any more. */
const HALF_WRITTEN_FOR = 60 * 60_000;

async function removeHalfWritten(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.endsWith('.part')) continue;
    const path = join(directory, name);
    // Another process may rename or remove it meanwhile.
    const written = await stat(path).catch(() => null);
    if (written && Date.now() - written.mtimeMs > HALF_WRITTEN_FOR) await rm(path, { force: true });
  }
}

/** The directories that this process has tidied. */
const tidied = new Map<string, Promise<void>>();

/**
 * Removes what killed processes have left of files, once in a process: nobody else ever would. If that fails,
 * the pictures do not wait for it; a disk that is to blame shows itself when they are written.
 */
function tidy(directory: string): Promise<void> {
  const work = tidied.get(directory) ?? removeHalfWritten(directory).catch(() => {});
  tidied.set(directory, work);
  return work;
}

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
  await tidy(directory);
  const files = variants.map((variant) => ({
    ...variant,
    path: join(directory, variantName(hash, variant.width, variant.format)),
  }));
  const isThere = await Promise.all(files.map(({ path }) => exists(path)));
  const missing = files.filter((_file, at) => !isThere[at]);
  if (missing.length > 0) await encodeApart({ original: await original(), files: missing });
}
