import type { Picture } from '../../../contract/fields.ts';
import { sizedSources } from '../../config/sized-picture.ts';
import type { PictureProps } from './Picture.tsx';

/**
 * A picture of a live response with the files that the backend makes of it; one that is not ours stays as it is.
 * Not a part of `Picture`: public pages have pictures of the build only, and would load this for nothing.
 */
export function withSizes(picture: Picture): PictureProps['picture'] {
  const sources = sizedSources(picture);
  return sources.length === 0 ? picture : { ...picture, image: { images: { sources } } };
}
