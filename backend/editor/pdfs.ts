import { basename } from 'node:path';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import * as v from 'valibot';
import { storedPdf } from '../../contract/fields.ts';
import { mapMarked } from '../../src/rich-text/marked-fields.ts';
import { Failure } from '../failure.ts';
import type { Fields } from './collection.ts';
import { keepFile, refusedFile } from './sent-file.ts';
import { walk } from './walk.ts';
import type { MediaStore } from '../media-store/store.ts';

const START = /^%PDF-[12]\.\d/;
/** Some writers append a few bytes after the end marker. */
const END = /%%EOF\s{0,8}$/;
const ENDS_WITHIN = 64;
const DAMAGED = 'Файл повреждён';

/** A field with a script. */
const scripted = v.object({ actions: v.looseObject({}) });

/**
 * Whether a PDF has scripts: of the document or its form, of a page, or of a field on it. The parser does not
 * tell those of links.
 */
async function hasScripts(document: PDFDocumentProxy): Promise<boolean> {
  if (await document.hasJSActions()) return true;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if ((await page.getJSActions()) !== null) return true;
    const marks: unknown[] = await page.getAnnotations();
    if (marks.some((mark) => v.is(scripted, mark))) return true;
  }
  return false;
}

/** Parses a PDF's structure, as viewers do. @throws Failure `invalid`. */
async function checkContent(bytes: Uint8Array): Promise<void> {
  // Loaded with the first PDF: most backends receive none.
  const { getDocumentProxy } = await import('unpdf');
  // A copy: the parser transfers the buffer that it is given.
  const copy = new Uint8Array(bytes);
  const read = getDocumentProxy(copy, { verbosity: 0 });
  const document = await read.catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw refusedFile(isLocked ? 'PDF закрыт паролем: сохраните его без пароля' : DAMAGED);
  });
  try {
    await document.getPage(1);
    if (await hasScripts(document)) {
      throw refusedFile('В\u00a0PDF есть сценарий: сохраните его без сценариев');
    }
  } catch (error) {
    throw error instanceof Failure ? error : refusedFile(DAMAGED);
  } finally {
    await document.loadingTask.destroy();
  }
}

/**
 * Stores a PDF after checking its first and last bytes and its structure: browsers may misinterpret a
 * file that begins differently, and a damaged one would not open.
 * @throws Failure `invalid`.
 */
export async function storePdf(media: MediaStore, bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!START.test(file.toString('latin1', 0, 16))) throw refusedFile('Это не\u00a0PDF');
  const end = file.subarray(-ENDS_WITHIN).toString('latin1');
  if (!END.test(end)) throw refusedFile(`${DAMAGED}: у\u00a0PDF нет конца`);
  await checkContent(bytes);
  return { src: await keepFile(media, bytes, 'pdf'), bytes: bytes.byteLength };
}

/**
 * Fields that name a PDF which was never uploaded: it would break the build.
 * @throws MediaStoreError
 */
export async function missingPdfs(
  schema: v.GenericSchema,
  fields: Fields,
  media: MediaStore,
): Promise<Record<string, string>> {
  const missing = new Set<unknown>();
  mapMarked(schema, fields, (format, value) => {
    if (format === 'pdf') missing.add(v.parse(storedPdf, value));
    return value;
  });
  for (const src of missing) {
    if (await media.stat(basename(String(src)))) missing.delete(src);
  }
  const faults: Record<string, string> = {};
  walk(fields, (path, _name, value) => {
    if (missing.has(value)) faults[path] = 'Сначала загрузите файл: его нет на\u00a0сервере';
  });
  return faults;
}
