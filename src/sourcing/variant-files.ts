import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FORMATS, type Format, type Variant } from '../config/picture-sizes.ts';
import { encodeApart } from '../pictures/encode-apart.ts';
import { writeWhole } from './write-whole.ts';

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

/** Where the variants of an original come from. Each is called only if something is missing. */
export type Origins = {
  /** A variant that is encoded already; null if there is none. */
  readonly ready: (variant: Variant) => Promise<Uint8Array | null>;
  /** The bytes of the original. */
  readonly original: () => Promise<Uint8Array>;
};

/** Makes the variants of an original that are not in the directory yet. */
export async function makeVariants(
  directory: string,
  hash: string,
  variants: readonly Variant[],
  { ready, original }: Origins,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  await tidy(directory);
  const pathOf = ({ width, format }: Variant) => join(directory, variantName(hash, width, format));
  const isThere = await Promise.all(variants.map((variant) => exists(pathOf(variant))));
  const missing = variants.filter((_variant, at) => !isThere[at]);
  const rest: Variant[] = [];
  const take = async (variant: Variant) => {
    const bytes = await ready(variant);
    if (bytes) await writeWhole(pathOf(variant), bytes);
    else rest.push(variant);
  };
  // With the first the backend makes all others.
  for (const one of missing.slice(0, 1)) await take(one);
  await Promise.all(missing.slice(1).map(take));
  if (rest.length === 0) return;
  const encoded = await encodeApart({ original: await original(), variants: rest });
  await Promise.all(encoded.map(({ variant, bytes }) => writeWhole(pathOf(variant), bytes)));
}
