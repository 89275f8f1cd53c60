import pLimit from 'p-limit';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as v from 'valibot';
import { picture as pictureSchema, storedPdf, type Picture } from '../../contract/fields.ts';
import { callNamed } from '../../contract/table.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { labelledCells } from '../rich-text/labelled-cells.ts';
import { mapMarked } from '../rich-text/marked-fields.ts';
import { PICTURE_WIDTHS } from '../rich-text/picture-widths.ts';
import { keepPdf } from './pdfs.ts';
import { preparePicture, type PictureOptions } from './pictures.ts';
import type { Source } from './source.ts';
import { picturesIn, withImages } from './text-pictures.ts';

/** The places of pictures in texts. */
const IN_TEXTS = Object.values(PICTURE_WIDTHS).map(({ sizes }) => sizes);

/** Pictures prepared concurrently: those that have to be encoded here wait for one thread. */
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

/**
 * Prepares entities for pages: cleans rich text, gets the variants of pictures, fetches PDFs.
 */
export class Preparer {
  readonly #options: PictureOptions;
  readonly #limit = pLimit(AT_ONCE);
  /** By URL and places: a picture that several entities show is prepared once. */
  readonly #pictures = new Map<string, Promise<IGatsbyImageData>>();

  constructor(options: PictureOptions) {
    this.#options = options;
  }

  #picture(picture: Picture, places?: readonly string[]): Promise<IGatsbyImageData> {
    const key = [picture.src, ...(places ?? [])].join('\n');
    const started = this.#pictures.get(key);
    if (started) return started;
    const image = this.#limit(() => preparePicture(picture, this.#options, places));
    this.#pictures.set(key, image);
    return image;
  }

  /** @throws SourcingError when a picture or a PDF is not available. */
  async prepare(source: Source, entity: unknown): Promise<Record<string, unknown>> {
    const schema = entitySchema(source);
    const images = new Map<string, IGatsbyImageData>();
    const inTexts = new Map<string, IGatsbyImageData>();
    const wanted: Picture[] = [];
    const written: Picture[] = [];
    const pdfs: string[] = [];
    const cleaned = mapMarked(schema, entity, (format, value) => {
      if (format === 'picture') wanted.push(v.parse(pictureSchema, value));
      if (format === 'pdf') pdfs.push(v.parse(storedPdf, value));
      if (format !== 'html') return value;
      const html = labelledCells(cleanHtml(v.parse(v.string(), value)));
      written.push(...picturesIn(html));
      return html;
    });
    // Started together, so that their number is known early.
    await Promise.all([
      ...wanted.map(async (picture) => images.set(picture.src, await this.#picture(picture))),
      ...written.map(async (picture) =>
        inTexts.set(picture.src, await this.#picture(picture, IN_TEXTS)),
      ),
    ]);
    for (const src of pdfs) await keepPdf(src, this.#options);
    const prepared = mapMarked(schema, cleaned, (format, value) => {
      if (format === 'html') return withImages(v.parse(v.string(), value), inTexts);
      if (format !== 'picture') return value;
      const picture = v.parse(pictureSchema, value);
      return { ...picture, image: images.get(picture.src) };
    });
    return v.parse(v.record(v.string(), v.unknown()), prepared);
  }
}
