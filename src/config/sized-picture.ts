/**
 * Names of our own pictures in the sizes of `picture-sizes.ts`: `/media/a-png-w480.avif` is `/media/a.png`, 480
 * pixels wide. The backend makes such a file when it is first requested.
 */
import {
  FORMATS,
  variantsOf,
  WIDEST,
  widthsFor,
  type Format,
  type Variant,
} from './picture-sizes.ts';

/** A sized file has no sizes of its own. The longest name leaves room for the suffix in the pattern of media. */
const ORIGINAL = /^\/media\/(?!.*-w\d+\.)[a-z\d-]{1,125}\.(?:png|jpg|webp|avif)$/;

const SIZED = /^(.+)-([a-z]+)-w(\d+)\.([a-z]+)$/;

/** Whether this is the address of an original in our store. */
export const isSizable = (src: string): boolean => ORIGINAL.test(src);

/** The files of one format, as attributes of a `source`. */
export type SizedSource = { readonly type: `image/${Format}`; readonly srcSet: string };

/** The name or address of an original’s file in this size. */
export const sizedPicture = (original: string, { width, format }: Variant): string =>
  original.replace(/\.(\w+)$/, `-$1-w${width}.${format}`);

/** The files that the backend makes of a picture, the best format first; none of one that is not ours. */
export function sizedSources(picture: {
  readonly src: string;
  readonly width: number;
}): SizedSource[] {
  const { src } = picture;
  if (!isSizable(src)) return [];
  const variants = variantsOf(widthsFor(picture));
  return FORMATS.map((format) => ({
    type: `image/${format}` as const,
    srcSet: variants
      .flatMap((one) => (one.format === format ? `${sizedPicture(src, one)} ${one.width}w` : []))
      .join(),
  }));
}

/** The original and the size that a name stands for; null for any other name. */
export function readSizedPicture(name: string): { original: string; variant: Variant } | null {
  const [, stem = '', extension = '', digits = '', ending] = SIZED.exec(name) ?? [];
  const [original, width] = [`${stem}.${extension}`, Number(digits)];
  const format = FORMATS.find((one) => one === ending);
  if (!format || width > WIDEST || !isSizable(`/media/${original}`)) return null;
  const variant = { width, format };
  // Every size has one name: no zero in front of its width.
  return sizedPicture(original, variant) === name ? { original, variant } : null;
}
