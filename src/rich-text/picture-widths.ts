/**
 * How wide a picture stands in a text: the values of `data-width` of its figure, the first without
 * one. The styles are in `ui/prose/RichText.module.css`; `sizes` tells browsers which file they need.
 */
export const PICTURE_WIDTHS = {
  /** As wide as the text. */
  text: { sizes: '(min-width: 46em) 42rem, 92vw' },
  /** Half of it with the words beside; on a phone like the former. */
  half: { sizes: '(min-width: 46em) 20rem, 92vw' },
} as const;

export type PictureWidth = keyof typeof PICTURE_WIDTHS;

export const isPictureWidth = (value: string | undefined): value is PictureWidth =>
  value !== undefined && Object.hasOwn(PICTURE_WIDTHS, value);
