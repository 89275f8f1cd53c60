import { createHash } from 'node:crypto';
import { UPLOAD_MAX_MB } from '../../contract/limits.ts';
import { readBody } from '../body.ts';
import { Failure } from '../failure.ts';
import { invalid } from './faults.ts';
import type { MediaStore } from '../media-store/store.ts';

const MEGABYTE = 1024 * 1024;
const BYTES_MAX = UPLOAD_MAX_MB * MEGABYTE;
/** Overhead a multipart form may add to its file. */
const FORM_MAX = MEGABYTE;

const TOO_LARGE = `Файл больше ${UPLOAD_MAX_MB}\u00a0МБ`;
const tooLarge = () => new Failure('too_large', TOO_LARGE, { file: TOO_LARGE });

/** The failure for a rejected file. */
export const refusedFile = (reason: string) => invalid({ file: reason });

/** An uploaded file. */
export type SentFile = {
  readonly bytes: Uint8Array;
  /** Empty if it has none. */
  readonly name: string;
};

/** Maximum stored length of a file's name. */
const NAME_MAX = 200;

/** The last part of a path, without characters that cannot be stored or displayed. */
const nameOf = (path: string) =>
  (path.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, NAME_MAX);

async function fileInForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<SentFile> {
  const sent = new Response(body, { headers: { 'content-type': type } });
  const form = await sent.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof Blob)) throw refusedFile('Нет файла в\u00a0поле file');
  const name = file instanceof File ? file.name : '';
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: nameOf(name) };
}

/**
 * The file in a request: the raw body, or the field `file` of a form.
 * @param name the name for a raw body.
 */
export async function fileOf(request: Request, name = ''): Promise<SentFile> {
  const body = await readBody(request, BYTES_MAX + FORM_MAX);
  if (!body) throw tooLarge();
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^multipart\/form-data/i.test(type);
  const sent = isForm ? await fileInForm(body, type) : { bytes: body, name: nameOf(name) };
  const { bytes } = sent;
  if (bytes.byteLength > BYTES_MAX) throw tooLarge();
  if (bytes.byteLength === 0) throw refusedFile('Файл пуст');
  return sent;
}

/**
 * Stores a file under its content hash. Storing it again resets its age, so that an unused file is not
 * removed.
 * @returns its address.
 * @throws MediaStoreError
 */
export async function keepFile(
  media: MediaStore,
  data: Uint8Array,
  extension: string,
): Promise<string> {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const name = `upload-${hash}.${extension}`;
  await media.put(name, data);
  return `/media/${name}`;
}
