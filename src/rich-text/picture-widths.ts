/**
 * The widths of a picture in a text: the values of `data-width` of its figure; the first applies without the
 * attribute. The styles are in `ui/prose/RichText.module.css`; `sizes` tells browsers which file they need.
 */
export const PICTURE_WIDTHS = {
  /** As wide as the text. */
  text: { sizes: '(min-width: 46em) 42rem, 92vw' },
  /** Half as wide, with text beside it; on a phone as wide as the text. */
  half: { sizes: '(min-width: 46em) 20rem, 92vw' },
} as const;

export type PictureWidth = keyof typeof PICTURE_WIDTHS;

/** Whether this is the name of a width. */
export const isPictureWidth = (value: string | undefined): value is PictureWidth =>
  value !== undefined && Object.hasOwn(PICTURE_WIDTHS, value);
