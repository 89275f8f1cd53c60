import type { Picture } from '../../../contract/fields.ts';
import { FORMATS, variantsOf, widthsFor } from '../../config/picture-sizes.ts';
import { isSizable, sizedPicture } from '../../config/sized-picture.ts';
import type { PictureProps } from './Picture.tsx';

/**
 * A picture of a live response with the files that the backend makes of it; one that is not ours stays as it is.
 * Not a part of `Picture`: public pages have pictures of the build only, and would load this for nothing.
 */
export function withSizes(picture: Picture): PictureProps['picture'] {
  const { src } = picture;
  if (!isSizable(src)) return picture;
  const variants = variantsOf(widthsFor(picture));
  const sources = FORMATS.map((format) => ({
    type: `image/${format}` as const,
    srcSet: variants
      .flatMap((one) => (one.format === format ? `${sizedPicture(src, one)} ${one.width}w` : []))
      .join(),
  }));
  return { ...picture, image: { images: { sources } } };
}
