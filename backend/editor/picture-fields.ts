import * as v from 'valibot';
import { picture as pictureSchema } from '../../contract/fields.ts';
import { mapMarked } from '../../src/rich-text/marked-fields.ts';
import type { Fields } from './collection.ts';
import { invalid } from './faults.ts';
import { sizeOfStored } from './pictures.ts';
import { walk } from './walk.ts';

type Schema = v.GenericSchema<unknown, Fields>;
type Size = { readonly width: number; readonly height: number };

/** All pictures of an entity by source, with their sizes. */
function picturesOf(schema: Schema, fields: Fields): Map<string, Size> {
  const found = new Map<string, Size>();
  mapMarked(schema, fields, (format, value) => {
    if (format !== 'picture') return value;
    const { src, width, height } = v.parse(pictureSchema, value);
    found.set(src, { width, height });
    return value;
  });
  return found;
}

/** The fields that show a picture. */
function fieldsWith(src: string, fields: Fields): string[] {
  const found: string[] = [];
  walk(fields, (path, name, value) => {
    if (name === 'src' && value === src) found.push(path.replace(/\.src$/, ''));
  });
  return found;
}

/**
 * The entity with the real sizes of its pictures: a wrong size shifts the page layout while it
 * loads, and a missing picture breaks the build.
 * @throws Failure `invalid`.
 */
export async function sizedPictures(
  schema: Schema,
  fields: Fields,
  before: Fields | undefined,
  mediaDir: string,
): Promise<Fields> {
  const known = before ? picturesOf(schema, before) : new Map<string, Size>();
  const sizes = new Map<string, Size>();
  const faults: Record<string, string> = {};
  for (const src of picturesOf(schema, fields).keys()) {
    const size = known.get(src) ?? (await sizeOfStored(mediaDir, src));
    if (size) sizes.set(src, size);
    for (const path of size ? [] : fieldsWith(src, fields)) {
      faults[path] = `Сначала загрузите картинку: ${src} нет на\u00a0сервере`;
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const sized = mapMarked(schema, fields, (format, value) => {
    if (format !== 'picture') return value;
    const picture = v.parse(pictureSchema, value);
    return { ...picture, ...sizes.get(picture.src) };
  });
  return v.parse(v.record(v.string(), v.unknown()), sized);
}
