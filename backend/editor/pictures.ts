import { createHash } from 'node:crypto';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readBody } from '../body.ts';
import { Failure } from '../failure.ts';
import { invalid } from './faults.ts';
import { endOfPicture } from './picture-end.ts';

const MEGABYTE = 1024 * 1024;
const BYTES_MAX = 10 * MEGABYTE;
/** What a form may have around its file. */
const FORM_MAX = MEGABYTE;
const SIDE_MAX = 8_000;

/** By what sharp finds in the file, whatever its name or header says. */
const EXTENSIONS: Record<string, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' };

/** Only with the first picture: most backends are sent none, and it is slow to load. */
const loadSharp = () => import('sharp');

const refused = (reason: string) => invalid({ file: reason });

async function fileInForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<Uint8Array> {
  const sent = new Response(body, { headers: { 'content-type': type } });
  const form = await sent.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof Blob)) throw refused('Нет файла в\u00a0поле file');
  return new Uint8Array(await file.arrayBuffer());
}

/** The file of a request: its body as it is, or the field `file` of a form. */
export async function fileOf(request: Request): Promise<Uint8Array> {
  const tooBig = refused('Файл больше 10\u00a0МБ');
  const body = await readBody(request, BYTES_MAX + FORM_MAX);
  if (!body) throw tooBig;
  const type = request.headers.get('content-type') ?? '';
  const bytes = /^multipart\/form-data/i.test(type) ? await fileInForm(body, type) : body;
  if (bytes.byteLength > BYTES_MAX) throw tooBig;
  if (bytes.byteLength === 0) throw refused('Файл пуст');
  return bytes;
}

async function describe(bytes: Uint8Array) {
  const { default: sharp } = await loadSharp();
  try {
    // Its size is looked at before anything is decoded.
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'truncated' });
    return { picture, found: await picture.metadata() };
  } catch {
    throw refused('Это не\u00a0картинка');
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
  if (!extension || !isAvif) throw refused('Нужен PNG, JPEG, WebP или AVIF');
  if ((found.pages ?? 1) > 1) throw refused('Движущиеся картинки не\u00a0подходят');
  const { width, height } = found;
  if (width > SIDE_MAX || height > SIDE_MAX) {
    throw refused(`Сторона больше ${SIDE_MAX}\u00a0точек`);
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
    throw refused('Файл повреждён');
  }
}

/** Stores a picture under the hash of its content, whole or not at all. */
export async function storePicture(mediaDir: string, bytes: Uint8Array) {
  const { data, width, height, extension } = await withoutTraces(bytes);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const name = `upload-${hash}.${extension}`;
  const path = join(mediaDir, name);
  // Made young again: it may have lain there unused, about to be cleared away.
  const now = new Date();
  const isThere = await utimes(path, now, now).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(mediaDir, { recursive: true });
    const aside = `${path}.${process.pid}.part`;
    try {
      await writeFile(aside, data, { flush: true });
      await rename(aside, path);
    } finally {
      await rm(aside, { force: true });
    }
  }
  return { src: `/media/${name}`, width, height };
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
