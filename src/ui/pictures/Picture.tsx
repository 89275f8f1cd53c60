import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Picture as ContractPicture } from '../../../contract/fields.ts';
import { fittingFiles } from '../../config/fitting-files.ts';

export type PictureProps = {
  /**
   * The build adds `image`, and `withSizes` to a picture from a live response; without it a picture is shown from
   * its original.
   */
  picture: ContractPicture & { image?: Pick<IGatsbyImageData, 'images'> };
  /** The displayed width of the picture, in the syntax of the `sizes` attribute. */
  sizes: string;
  /**
   * The first picture of a page: loaded immediately, before the others. Those load lazily, and give way to it even
   * where they are visible: Chromium would load them with the same priority.
   */
  priority?: boolean;
  className?: string;
};

const percent = (part: number) => `${Math.round(part * 100)}%`;

/**
 * A picture in formats and widths that its place needs. Static HTML only: the image plugin's own component would
 * add its lazy hydration, two thirds of a page's script.
 */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { alt, width, height, image, focus } = picture;
  return (
    // The alternative text is here too, for styles to show when pictures are switched off.
    <picture data-alt={alt || undefined}>
      {image?.images.sources?.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={fittingFiles(source.srcSet, sizes)}
          sizes={sizes}
        />
      ))}
      <img
        src={image?.images.fallback?.src ?? picture.src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        style={focus && { objectPosition: `${percent(focus.x)} ${percent(focus.y)}` }}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}
