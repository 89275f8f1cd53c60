import pLimit from 'p-limit';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as v from 'valibot';
import { picture as pictureSchema, type Picture } from '../../contract/fields.ts';
import { callNamed } from '../../contract/table.ts';
import { cleanHtml } from '../../src/rich-text/clean-html.ts';
import { mapMarked } from '../../src/rich-text/marked-fields.ts';
import { preparePicture, type PictureOptions } from './pictures.ts';
import type { Source } from './source.ts';

/** Pictures encoded at once: sharp itself uses every core. */
const AT_ONCE = 2;

/** Schema of one entity of a source. */
export function entitySchema(source: Source): v.GenericSchema {
  const result: v.GenericSchema & {
    entries?: Record<string, v.GenericSchema & { item?: v.GenericSchema }>;
  } = callNamed(source.call).result;
  if (!source.items) return result;
  const item = result.entries?.[source.items]?.item;
  if (!item) throw new Error(`The contract of ${source.call} has no list ${source.items}`);
  return item;
}

/** Entities ready for pages: rich text cleaned, every picture with the variants made for it. */
export class Preparer {
  readonly #options: PictureOptions;
  readonly #limit = pLimit(AT_ONCE);
  /** By address: a picture that several entities show is prepared once. */
  readonly #pictures = new Map<string, Promise<IGatsbyImageData>>();

  constructor(options: PictureOptions) {
    this.#options = options;
  }

  #picture(picture: Picture): Promise<IGatsbyImageData> {
    const started = this.#pictures.get(picture.src);
    if (started) return started;
    const image = this.#limit(() => preparePicture(picture, this.#options));
    this.#pictures.set(picture.src, image);
    return image;
  }

  /** @throws SourcingError when a picture cannot be had. */
  async prepare(source: Source, entity: unknown): Promise<Record<string, unknown>> {
    const schema = entitySchema(source);
    const images = new Map<string, IGatsbyImageData>();
    const wanted: Picture[] = [];
    mapMarked(schema, entity, (format, value) => {
      if (format === 'picture') wanted.push(v.parse(pictureSchema, value));
      return value;
    });
    for (const picture of wanted) images.set(picture.src, await this.#picture(picture));
    const prepared = mapMarked(schema, entity, (format, value) => {
      if (format === 'html') return cleanHtml(v.parse(v.string(), value));
      if (format !== 'picture') return value;
      const picture = v.parse(pictureSchema, value);
      return { ...picture, image: images.get(picture.src) };
    });
    return v.parse(v.record(v.string(), v.unknown()), prepared);
  }
}
