import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { ENCODING } from '../src/config/picture-encoding.ts';
import { variantsOf, widthsFor, type Variant } from '../src/config/picture-sizes.ts';
import { readSizedPicture } from '../src/config/sized-picture.ts';
import type { MediaStore } from './media-store/store.ts';

type Log = (message: string, error: unknown) => void;

/** Encodes one size of an original; null if pictures of its width do not have that size. */
async function encode(picture: Sharp, { width, format }: Variant): Promise<Uint8Array | null> {
  const sizes = variantsOf(widthsFor(await picture.metadata()));
  if (!sizes.some((size) => size.width === width && size.format === format)) return null;
  return await picture.resize({ width }).toFormat(format, ENCODING[format]).toBuffer();
}

/**
 * Makes sized pictures from the originals in a store, and stores them. Requests for the same one share the work,
 * and one is encoded at a time: a page asks for many at once, and calls need the processor, too.
 * @returns a function from a name to the bytes: null if it is not the name of a sized picture, or its original
 * is missing, damaged or narrower. It throws `MediaStoreError` when the original cannot be read.
 */
export function pictureSizer(media: MediaStore, log: Log) {
  const limit = pLimit(1);
  const making = new Map<string, Promise<Uint8Array | null>>();

  async function make(name: string, original: string, variant: Variant) {
    // Another request, or another process, may have finished it in the meantime.
    const ready = await media.read(name);
    if (ready) return ready;
    const bytes = await media.read(original);
    if (!bytes) return null;
    // Loaded with the first picture: it loads slowly.
    const { default: sharp } = await import('sharp');
    const made = await encode(sharp(bytes), variant).catch((error: unknown) => {
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
    const shared =
      making.get(name) ??
      limit(() => make(name, sized.original, sized.variant)).finally(() => making.delete(name));
    making.set(name, shared);
    return await shared;
  };
}
