import * as v from 'valibot';
import { picture as stored } from '../../contract/fields.ts';

const [{ entries }] = stored.pipe;
const picture = v.looseObject({
  src: v.string(),
  alt: v.optional(v.string(), ''),
  width: v.optional(entries.width),
  height: v.optional(entries.height),
  decoration: v.optional(v.boolean()),
});

type Picture = v.InferOutput<typeof picture>;

/** The picture of a field; null when there is none. */
export function pictureIn(value: unknown): Picture | null {
  const read = v.safeParse(picture, value);
  return read.success ? read.output : null;
}

type Chosen = {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt?: string;
};

/**
 * The field's value with a new picture: it keeps the previous alternative text if the library has
 * none.
 */
export const withPicture = (before: Picture | null, { src, width, height, alt }: Chosen) => ({
  src,
  width,
  height,
  alt: alt || (before?.alt ?? ''),
  ...(!alt && before?.decoration && { decoration: true }),
});
