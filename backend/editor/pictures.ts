import { basename } from 'node:path';
import type { Sharp } from 'sharp';
import { readSizedPicture } from '../../src/config/sized-picture.ts';
import { OWN_PICTURE } from '../../src/rich-text/text-pictures.ts';
import { keepFile, refusedFile } from './sent-file.ts';
import type { MediaStore } from '../media-store/store.ts';

const SIDE_MAX = 8_000;

type Kind = { readonly extension: string; readonly encode: (picture: Sharp) => Sharp };

/**
 * Formats by what sharp detects in the file, regardless of its name or headers. Pages show
 * re-encoded versions, so the stored one loses as little quality as possible; more effort makes
 * AVIF smaller but keeps the editor waiting.
 */
const KINDS: Readonly<Record<string, Kind>> = {
  png: { extension: 'png', encode: (picture) => picture.png() },
  jpeg: {
    extension: 'jpg',
    encode: (picture) => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  },
  webp: { extension: 'webp', encode: (picture) => picture.webp({ quality: 92 }) },
  heif: { extension: 'avif', encode: (picture) => picture.avif({ quality: 80, effort: 2 }) },
};

/** Loaded with the first picture: most backends receive none, and it loads slowly. */
const loadSharp = () => import('sharp');

async function describe(bytes: Uint8Array) {
  const { default: sharp } = await loadSharp();
  try {
    // The size is checked before anything is decoded.
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'truncated' });
    return { picture, found: await picture.metadata() };
  } catch {
    throw refusedFile('Это не\u00a0картинка');
  }
}

/**
 * Re-encodes the picture: rotated according to EXIF, and without the camera's metadata or data
 * appended to it (a file can be a picture and a script at the same time). A truncated file is
 * rejected now rather than by a later build.
 */
async function withoutTraces(
  bytes: Uint8Array,
): Promise<{ data: Uint8Array; width: number; height: number; extension: string }> {
  const { picture, found } = await describe(bytes);
  const kind = KINDS[found.format ?? ''];
  const isAvif = found.format !== 'heif' || found.compression === 'av1';
  if (!kind || !isAvif) throw refusedFile('Нужен PNG, JPEG, WebP или AVIF');
  if ((found.pages ?? 1) > 1) throw refusedFile('Движущиеся картинки не\u00a0подходят');
  const { width, height } = found;
  if (width > SIDE_MAX || height > SIDE_MAX) {
    throw refusedFile(`Сторона больше ${SIDE_MAX}\u00a0точек`);
  }
  try {
    const encoded = kind.encode(picture.autoOrient());
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, extension: kind.extension };
  } catch {
    throw refusedFile('Файл повреждён');
  }
}

/** Stores a picture under its content hash. @throws MediaStoreError */
export async function storePicture(media: MediaStore, bytes: Uint8Array) {
  const { data, width, height, extension } = await withoutTraces(bytes);
  const src = await keepFile(media, data, extension);
  return { src, width, height, bytes: data.byteLength };
}

/**
 * Size of a stored original; null when the address has none. Sized pictures are not content: they go with their
 * original.
 * @throws MediaStoreError
 */
export async function sizeOfStored(media: MediaStore, src: string) {
  if (!OWN_PICTURE.test(src) || readSizedPicture(basename(src))) return null;
  const bytes = await media.read(basename(src));
  if (!bytes) return null;
  try {
    const { default: sharp } = await loadSharp();
    const { width, height } = await sharp(bytes).metadata();
    return { width, height };
  } catch {
    return null;
  }
}
