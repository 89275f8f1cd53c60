import * as v from 'valibot';
import { picture as pictureSchema, type Focus } from '../../contract/fields.ts';
import { mapMarked } from '../../src/rich-text/marked-fields.ts';
import { mapPictures, pictureTag, picturesOf } from '../../src/rich-text/text-pictures.ts';
import type { Database } from '../db/database.ts';
import type { Fields } from './collection.ts';
import { invalid } from './faults.ts';
import { focusesOf } from './library/focus.ts';
import { sizeOfStored } from './pictures.ts';
import type { MediaStore } from '../media-store/store.ts';

type Schema = v.GenericSchema<unknown, Fields>;
type Size = { readonly width: number; readonly height: number };
type Shown = {
  readonly path: string;
  readonly src: string;
  readonly size: Size | null;
  /** The point that crops keep; absent if nobody has set it, and in texts, which do not crop. */
  readonly focus?: Focus | undefined;
  readonly isCropped: boolean;
};

/** The pictures whose properties are already known. */
type Known = {
  readonly before: Fields | undefined;
  readonly media: MediaStore;
  /** Whether the library has changed the focus of pictures that the entity already has. */
  readonly hasNewFocus: boolean;
};

/** All pictures of an entity: those in fields of their own and those in its rich texts. */
function shownIn(schema: Schema, fields: Fields): Shown[] {
  const found: Shown[] = [];
  mapMarked(schema, fields, (format, value, path) => {
    if (format === 'picture') {
      const { src, width, height, focus } = v.parse(pictureSchema, value);
      found.push({ path, src, size: { width, height }, focus, isCropped: true });
    }
    if (format === 'html') {
      for (const { src, width, height } of picturesOf(v.parse(v.string(), value))) {
        const size = width && height ? { width, height } : null;
        found.push({ path, src, size, isCropped: false });
      }
    }
    return value;
  });
  return found;
}

/**
 * The focus of these pictures. When it changes, the library updates all entities that have the picture,
 * so only newly added pictures are looked up.
 */
async function focusesIn(
  db: Database,
  wanted: readonly Shown[],
  known: readonly Shown[],
): Promise<ReadonlyMap<string, Focus>> {
  const cropped = (shown: readonly Shown[]) => shown.filter(({ isCropped }) => isCropped);
  const before = new Map(cropped(known).map(({ src, focus }) => [src, focus]));
  const added = cropped(wanted).flatMap(({ src }) => (before.has(src) ? [] : [src]));
  const kept = [...before].flatMap(([src, focus]): [string, Focus][] =>
    focus ? [[src, focus]] : [],
  );
  return new Map([...kept, ...(await focusesOf(db, added))]);
}

/**
 * The entity with the real sizes and the focus of its pictures: a wrong size shifts the page layout
 * while it loads, and a missing picture breaks the build.
 * @throws Failure `invalid`.
 */
export async function sizedPictures(
  db: Database,
  schema: Schema,
  fields: Fields,
  { before, media, hasNewFocus }: Known,
): Promise<Fields> {
  const sizes = new Map<string, Size>();
  const known = before ? shownIn(schema, before) : [];
  const wanted = shownIn(schema, fields);
  for (const { src, size } of known) {
    if (size) sizes.set(src, size);
  }
  const faults: Record<string, string> = {};
  for (const { src, path } of wanted) {
    const size = sizes.get(src) ?? (await sizeOfStored(media, src));
    if (size) sizes.set(src, size);
    else faults[path] ??= `Сначала загрузите картинку: ${src} нет на\u00a0сервере`;
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const focuses = await focusesIn(db, wanted, hasNewFocus ? [] : known);
  const sized = mapMarked(schema, fields, (format, value) => {
    if (format === 'html') {
      return mapPictures(v.parse(v.string(), value), (picture) =>
        pictureTag({ ...picture, ...sizes.get(picture.src) }),
      );
    }
    if (format !== 'picture') return value;
    const { focus: _, ...picture } = v.parse(pictureSchema, value);
    const focus = focuses.get(picture.src);
    return { ...picture, ...sizes.get(picture.src), ...(focus && { focus }) };
  });
  return v.parse(v.record(v.string(), v.unknown()), sized);
}
