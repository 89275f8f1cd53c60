import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { variantsOf, widthsFor, type Variant } from '../src/config/picture-sizes.ts';
import { readSizedPicture, sizedPicture } from '../src/config/sized-picture.ts';
import { encodeApart } from '../src/pictures/encode-apart.ts';
import type { MediaStore } from './media-store/store.ts';

type Log = (message: string, error: unknown) => void;

/** The sizes of an original, by name. */
type Sizes = ReadonlyMap<string, Uint8Array>;

/** Pictures in progress: each holds its original in memory. */
const AT_ONCE = 8;

/** Originals whose widths are remembered: a size that one does not have then costs no reading. */
const WIDTHS_KEPT = 1_000;

/** Milliseconds until an original that cannot be encoded, or a store that takes no files, is tried again. */
const TRIED_AGAIN = 60_000;

/** Bytes of sizes that the store did not take: requests for them must not keep the processor busy. */
const UNSTORED_BYTES = 32 * 1024 * 1024;

/** Whether pictures of this width have that size. */
const hasSize = (original: number, { width, format }: Variant): boolean =>
  variantsOf(widthsFor({ width: original })).some(
    (size) => size.width === width && size.format === format,
  );

/**
 * Makes sized pictures from the originals in a store, and stores them. The first request for one makes all sizes of
 * its original, each from the one before. Requests at the same moment share the work, and one original is encoded at
 * a time: a page shows many, and calls need the processor, too. A store that is slow with one holds up no other.
 * @returns a function from a name to the bytes: null if it is not the name of a sized picture, or its original
 * is missing, damaged or narrower. It throws `MediaStoreError` when the original cannot be read.
 */
export function pictureSizer(media: MediaStore, log: Log) {
  const working = pLimit(AT_ONCE);
  const encoding = pLimit(1);
  const making = new Map<string, Promise<Uint8Array | null>>();
  const encoded = new Map<string, Promise<Sizes>>();
  const widths = new LRUCache<string, number>({ max: WIDTHS_KEPT });
  const damaged = new LRUCache<string, true>({ max: WIDTHS_KEPT, ttl: TRIED_AGAIN });
  const unstored = new LRUCache<string, Uint8Array>({
    maxSize: UNSTORED_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    ttl: TRIED_AGAIN,
  });

  async function encodeAll(original: string, bytes: Uint8Array, width: number): Promise<Sizes> {
    const variants = variantsOf(widthsFor({ width }));
    const files = await encoding(() => encodeApart({ original: bytes, variants }));
    const sizes = new Map(files.map((file) => [sizedPicture(original, file.variant), file.bytes]));
    // A visitor needs the picture, whether or not the store has space for it.
    await Promise.all([...sizes].map(([name, file]) => media.put(name, file))).catch(
      (error: unknown) => {
        for (const [name, file] of sizes) unstored.set(name, file);
        log(`the sizes of ${original} are not stored`, error);
      },
    );
    return sizes;
  }

  /** @returns null if its pictures do not have that size. */
  async function encode(original: string, bytes: Uint8Array, name: string, variant: Variant) {
    // Loaded with the first picture: it loads slowly.
    const { default: sharp } = await import('sharp');
    const { width } = await sharp(bytes).metadata();
    widths.set(original, width);
    if (!hasSize(width, variant)) return null;
    const shared =
      encoded.get(original) ??
      encodeAll(original, bytes, width).finally(() => encoded.delete(original));
    encoded.set(original, shared);
    return (await shared).get(name) ?? null;
  }

  async function make(name: string, original: string, variant: Variant) {
    // Another request, or another process, may have finished it in the meantime.
    const ready = unstored.get(name) ?? (await media.read(name));
    if (ready) return ready;
    const bytes = await media.read(original);
    if (!bytes) return null;
    return await encode(original, bytes, name, variant).catch((error: unknown) => {
      damaged.set(original, true);
      log(`${original} cannot be encoded`, error);
      return null;
    });
  }

  return async (name: string): Promise<Uint8Array | null> => {
    const sized = readSizedPicture(name);
    if (!sized) return null;
    const { original, variant } = sized;
    const known = widths.get(original);
    if (damaged.has(original) || (known !== undefined && !hasSize(known, variant))) return null;
    const shared =
      making.get(name) ??
      working(() => make(name, original, variant)).finally(() => making.delete(name));
    making.set(name, shared);
    return await shared;
  };
}
