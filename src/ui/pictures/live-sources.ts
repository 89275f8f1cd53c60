import type { Picture } from '../../../contract/fields.ts';
import { FORMATS, variantsOf, widthsFor } from '../../config/picture-sizes.ts';
import { isSizable, sizedPicture } from '../../config/sized-picture.ts';

/** The files that the backend makes of a picture of ours; none of any other picture. */
export const liveSources = (picture: Picture) =>
  isSizable(picture.src)
    ? FORMATS.map((format) => ({
        type: `image/${format}`,
        srcSet: variantsOf(widthsFor(picture))
          .filter((variant) => variant.format === format)
          .map((variant) => `${sizedPicture(picture.src, variant)} ${variant.width}w`)
          .join(),
      }))
    : [];
