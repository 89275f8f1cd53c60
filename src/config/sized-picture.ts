/**
 * Names of our own pictures in the sizes of `picture-sizes.ts`: `/media/a-png-w480.avif` is `/media/a.png`, 480
 * pixels wide. The backend makes such a file when it is first requested.
 */
import { FORMATS, WIDEST, type Variant } from './picture-sizes.ts';

/** A sized file has no sizes of its own. The longest name leaves room for the suffix in the pattern of media. */
const ORIGINAL = /^\/media\/(?!.*-w\d+\.)[a-z\d-]{1,125}\.(?:png|jpg|webp|avif)$/;

const SIZED = /^(.+)-([a-z]+)-w(\d+)\.([a-z]+)$/;

/** Whether this is the address of an original in our store. */
export const isSizable = (src: string): boolean => ORIGINAL.test(src);

/** The name or address of an original’s file in this size. */
export const sizedPicture = (original: string, { width, format }: Variant): string =>
  original.replace(/\.(\w+)$/, `-$1-w${width}.${format}`);

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
