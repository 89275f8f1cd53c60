import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Picture } from '../../contract/fields.ts';

/**
 * The build adds `image` to the contract's pictures; this is the URL of its WebP on the site.
 */
export function encodedAddress(
  picture: (Picture & { image?: IGatsbyImageData }) | undefined,
): string | null {
  return picture?.image?.images.fallback?.src ?? null;
}
