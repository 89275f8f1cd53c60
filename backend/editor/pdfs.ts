import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { storedPdf } from '../../contract/fields.ts';
import { mapMarked } from '../../src/rich-text/marked-fields.ts';
import type { Fields } from './collection.ts';
import { keepFile, refusedFile } from './sent-file.ts';
import { walk } from './walk.ts';

const START = /^%PDF-[12]\.\d/;
/** Some writers append a few bytes after the end marker. */
const END = /%%EOF\s{0,8}$/;
const ENDS_WITHIN = 64;

/**
 * Stores a PDF, recognised by its first and last bytes: browsers may misinterpret a file that
 * begins with anything else, and a truncated one would fail its readers.
 * @throws Failure `invalid`.
 */
export async function storePdf(mediaDir: string, bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!START.test(file.toString('latin1', 0, 16))) throw refusedFile('Это не\u00a0PDF');
  const end = file.subarray(-ENDS_WITHIN).toString('latin1');
  if (!END.test(end)) throw refusedFile('Файл повреждён: у\u00a0PDF нет конца');
  return { src: await keepFile(mediaDir, bytes, 'pdf'), bytes: bytes.byteLength };
}

/** Fields that name a PDF which was never uploaded: it would break the build. */
export function missingPdfs(
  schema: v.GenericSchema,
  fields: Fields,
  mediaDir: string,
): Record<string, string> {
  const missing = new Set<unknown>();
  mapMarked(schema, fields, (format, value) => {
    if (format !== 'pdf') return value;
    const src = v.parse(storedPdf, value);
    if (!existsSync(join(mediaDir, basename(src)))) missing.add(src);
    return value;
  });
  const faults: Record<string, string> = {};
  walk(fields, (path, _name, value) => {
    if (missing.has(value)) faults[path] = 'Сначала загрузите файл: его нет на\u00a0сервере';
  });
  return faults;
}
