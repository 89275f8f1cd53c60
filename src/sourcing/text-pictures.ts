import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as v from 'valibot';
import { picture as pictureSchema, type Picture } from '../../contract/fields.ts';
import { fittingFiles } from '../config/fitting-files.ts';
import { videoOf } from '../config/video-hosts.ts';
import { PICTURE_WIDTHS, type PictureWidth } from '../rich-text/picture-widths.ts';
import { mapPictures, picturesOf, quoted } from '../rich-text/text-pictures.ts';
import { videoLink } from '../rich-text/video-link.ts';
import { SourcingError } from './source.ts';

/**
 * The pictures of a cleaned text.
 * @throws SourcingError when the text lacks the size of one: the page would shift.
 */
export const picturesIn = (html: string): Picture[] =>
  picturesOf(html).map(({ src, alt, width, height }) => {
    const parsed = v.safeParse(pictureSchema, { src, alt, width, height });
    if (parsed.success) return parsed.output;
    throw new SourcingError(`picture ${src}: the text gives no width and height`);
  });

/** The same elements as in `ui/pictures/Picture.tsx`, compared by `tests/unit/text-picture.test.tsx`. */
export function pictureMarkup(
  { src, alt, width, height }: Picture,
  image: IGatsbyImageData | undefined,
  place: PictureWidth,
): string {
  const { sizes } = PICTURE_WIDTHS[place];
  const sources = (image?.images.sources ?? []).map(
    ({ type, srcSet }) =>
      `<source type="${type}" srcset="${fittingFiles(srcSet, sizes)}" sizes="${sizes}" />`,
  );
  const shown = quoted(image?.images.fallback?.src ?? src);
  return (
    `<picture${alt ? ` data-alt=${quoted(alt)}` : ''}>${sources.join('')}` +
    `<img src=${shown} alt=${quoted(alt)} width="${width}" height="${height}"` +
    ' loading="lazy" decoding="async" /></picture>'
  );
}

/**
 * A cleaned text with its pictures as files of the site, and stills as links to videos.
 * @param images by address.
 */
export const withImages = (html: string, images: ReadonlyMap<string, IGatsbyImageData>): string =>
  mapPictures(html, ({ src, alt, width: across = 0, height = 0 }, { width, video }) => {
    const picture = pictureMarkup({ src, alt, width: across, height }, images.get(src), width);
    const found = videoOf(video);
    return found ? videoLink(found, picture) : picture;
  });
