import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Picture } from '../../contract/fields.ts';

/**
 * The build adds `image` to the contract's pictures; this is the URL of its widest WebP on the
 * site.
 */
export function encodedAddress(
  picture: (Picture & { image?: IGatsbyImageData }) | undefined,
): string | null {
  const webp = picture?.image?.images.sources?.find(({ type }) => type === 'image/webp');
  const widest = webp?.srcSet.split(',').at(-1)?.trim().split(' ')[0];
  return widest ?? null;
}
