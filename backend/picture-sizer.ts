import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { ENCODING } from '../src/config/picture-encoding.ts';
import { variantsOf, widthsFor, type Variant } from '../src/config/picture-sizes.ts';
import { readSizedPicture } from '../src/config/sized-picture.ts';
import type { MediaStore } from './media-store/store.ts';

type Log = (message: string, error: unknown) => void;

/** Pictures in progress: each holds its original in memory. */
const AT_ONCE = 8;

/** Originals whose widths are remembered: a size that one does not have then costs no reading. */
const WIDTHS_KEPT = 1_000;

/** Whether pictures of this width have that size. */
const hasSize = (original: number, { width, format }: Variant): boolean =>
  variantsOf(widthsFor({ width: original })).some(
    (size) => size.width === width && size.format === format,
  );

/**
 * Makes sized pictures from the originals in a store, and stores them. Requests for the same one share the work,
 * and one is encoded at a time: a page asks for many at once, and calls need the processor, too. A store that is
 * slow with one original holds up no other.
 * @returns a function from a name to the bytes: null if it is not the name of a sized picture, or its original
 * is missing, damaged or narrower. It throws `MediaStoreError` when the original cannot be read.
 */
export function pictureSizer(media: MediaStore, log: Log) {
  const working = pLimit(AT_ONCE);
  const encoding = pLimit(1);
  const making = new Map<string, Promise<Uint8Array | null>>();
  const widths = new LRUCache<string, number>({ max: WIDTHS_KEPT });

  /** @returns null if its pictures do not have that size. */
  async function encode(original: string, picture: Sharp, variant: Variant) {
    const { width } = await picture.metadata();
    widths.set(original, width);
    if (!hasSize(width, variant)) return null;
    const { format } = variant;
    const sized = picture.resize({ width: variant.width }).toFormat(format, ENCODING[format]);
    return await encoding((): Promise<Uint8Array> => sized.toBuffer());
  }

  async function make(name: string, original: string, variant: Variant) {
    // Another request, or another process, may have finished it in the meantime.
    const ready = await media.read(name);
    if (ready) return ready;
    const bytes = await media.read(original);
    if (!bytes) return null;
    // Loaded with the first picture: it loads slowly.
    const { default: sharp } = await import('sharp');
    const made = await encode(original, sharp(bytes), variant).catch((error: unknown) => {
      log(`${original} cannot be encoded`, error);
      return null;
    });
    // A visitor needs the picture, whether or not the store has space for it.
    if (made) {
      await media.put(name, made).catch((error: unknown) => log(`${name} is not stored`, error));
    }
    return made;
  }

  return async (name: string): Promise<Uint8Array | null> => {
    const sized = readSizedPicture(name);
    if (!sized) return null;
    const { original, variant } = sized;
    const known = widths.get(original);
    if (known !== undefined && !hasSize(known, variant)) return null;
    const shared =
      making.get(name) ??
      working(() => make(name, original, variant)).finally(() => making.delete(name));
    making.set(name, shared);
    return await shared;
  };
}
