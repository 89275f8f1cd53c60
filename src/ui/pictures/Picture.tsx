import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Picture as ContractPicture } from '../../../contract/fields.ts';

export type PictureProps = {
  /** The build adds `image`; a picture of a live reply has none and is shown from its original. */
  picture: ContractPicture & { image?: IGatsbyImageData };
  /** How wide the picture is shown, as the `sizes` attribute counts it. */
  sizes: string;
  /** The first picture of a page: fetched at once. All others wait until they come near. */
  priority?: boolean;
  className?: string;
};

/**
 * A picture in the formats and widths the build made. Static HTML all the way: the image plugin's
 * own component would bring its lazy hydration, two thirds of a page's script.
 */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { alt, width, height, image } = picture;
  const fallbackSet = image?.images.fallback?.srcSet;
  return (
    // The words stand here too, for styles to show where pictures are switched off.
    <picture data-alt={alt || undefined}>
      {image?.images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={image?.images.fallback?.src ?? picture.src}
        srcSet={fallbackSet}
        sizes={fallbackSet && sizes}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
