import * as v from 'valibot';
import { picture as pictureSchema } from '../../contract/fields.ts';
import { mapMarked } from '../../src/rich-text/marked-fields.ts';
import type { Fields } from './collection.ts';
import { invalid } from './faults.ts';
import { sizeOfStored } from './pictures.ts';

type Schema = v.GenericSchema<unknown, Fields>;

/** Sources of all pictures of an entity. */
function sourcesOf(schema: Schema, fields: Fields): Set<string> {
  const found = new Set<string>();
  mapMarked(schema, fields, (format, value) => {
    if (format === 'picture') found.add(v.parse(pictureSchema, value).src);
    return value;
  });
  return found;
}

/**
 * The entity with the true sizes of the pictures that are new in it: a wrong one would move the page
 * while it loads, and one that is not there would stop the build.
 * @throws Failure `invalid`.
 */
export async function newPictures(
  schema: Schema,
  fields: Fields,
  before: Fields | undefined,
  mediaDir: string,
): Promise<Fields> {
  const known = before ? sourcesOf(schema, before) : new Set<string>();
  const sizes = new Map<string, { width: number; height: number }>();
  for (const src of sourcesOf(schema, fields)) {
    if (known.has(src)) continue;
    const size = await sizeOfStored(mediaDir, src);
    if (!size) throw invalid({ picture: `Сначала загрузите картинку: ${src} нет на\u00a0сервере` });
    sizes.set(src, size);
  }
  const sized = mapMarked(schema, fields, (format, value) => {
    if (format !== 'picture') return value;
    const picture = v.parse(pictureSchema, value);
    return { ...picture, ...sizes.get(picture.src) };
  });
  return v.parse(v.record(v.string(), v.unknown()), sized);
}
