import { basename, join } from 'node:path';
import { Failure } from '../failure.ts';
import { endOfPicture } from './picture-end.ts';
import { keepFile, refusedFile } from './sent-file.ts';

const SIDE_MAX = 8_000;

/** By what sharp finds in the file, whatever its name or header says. */
const EXTENSIONS: Record<string, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' };

/** Only with the first picture: most backends are sent none, and it is slow to load. */
const loadSharp = () => import('sharp');

async function describe(bytes: Uint8Array) {
  const { default: sharp } = await loadSharp();
  try {
    // Its size is looked at before anything is decoded.
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'truncated' });
    return { picture, found: await picture.metadata() };
  } catch {
    throw refusedFile('Это не\u00a0картинка');
  }
}

/**
 * The picture as it is shown: turned as its camera said, and without what else the camera wrote or
 * somebody hung on behind it (a file can be a picture and a script at once).
 */
async function withoutTraces(
  bytes: Uint8Array,
): Promise<{ data: Uint8Array; width: number; height: number; extension: string }> {
  const { picture, found } = await describe(bytes);
  const extension = EXTENSIONS[found.format ?? ''];
  const isAvif = found.format !== 'heif' || found.compression === 'av1';
  if (!extension || !isAvif) throw refusedFile('Нужен PNG, JPEG, WebP или AVIF');
  if ((found.pages ?? 1) > 1) throw refusedFile('Движущиеся картинки не\u00a0подходят');
  const { width, height } = found;
  if (width > SIDE_MAX || height > SIDE_MAX) {
    throw refusedFile(`Сторона больше ${SIDE_MAX}\u00a0точек`);
  }
  try {
    const traces = [found.exif, found.xmp, found.iptc, found.comments].some(Boolean);
    const isWhole = endOfPicture(bytes, extension) === bytes.byteLength;
    if (!traces && isWhole) {
      // Decoded once: half a file is refused now, and not by a build later.
      await picture.resize({ width: 16 }).toBuffer();
      return { data: bytes, width, height, extension };
    }
    const { data, info } = await picture.autoOrient().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, extension };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw refusedFile('Файл повреждён');
  }
}

/** Stores a picture under the hash of its content, whole or not at all. */
export async function storePicture(mediaDir: string, bytes: Uint8Array) {
  const { data, width, height, extension } = await withoutTraces(bytes);
  return { src: await keepFile(mediaDir, data, extension), width, height };
}

/** Size of a stored picture; null where there is none of that address. */
export async function sizeOfStored(mediaDir: string, src: string) {
  const name = /^\/media\/([\w-]{1,140}\.(?:png|jpg|webp|avif))$/.exec(src)?.[1];
  if (!name) return null;
  try {
    const { default: sharp } = await loadSharp();
    const { width, height } = await sharp(join(mediaDir, basename(name))).metadata();
    return { width, height };
  } catch {
    return null;
  }
}
