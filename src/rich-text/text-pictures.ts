import { decoded } from './plain-text.ts';
import { isPictureWidth, type PictureWidth } from './picture-widths.ts';

/** A picture in a cleaned text. */
export type TextPicture = {
  readonly src: string;
  readonly alt: string;
  /** Absent in a text that was not saved through the editor API. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A decorative picture: its empty description is intended. */
  readonly isDecoration?: boolean;
};

/** Data of the figure around a picture. */
export type Place = {
  readonly width: PictureWidth;
  /** The picture is the still of the video at this address. */
  readonly video: string | undefined;
};

const ALONE: Place = { width: 'text', video: undefined };

/** Addresses of the backend's own pictures: no others are allowed in a text. */
export const OWN_PICTURE = /^\/media\/[\w-]{1,140}\.(?:png|jpg|webp|avif)$/;

/** In cleaned texts attributes are quoted and contain neither `<` nor `>`. */
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/g;
const PART = /<(?:figure|img)\b[^>]*>|<\/figure>/g;

const attributesOf = (tag: string) =>
  new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]));

/** A text escaped for an attribute. */
export const quoted = (text: string): string =>
  `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`;

const sideOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** A picture's tag in a cleaned text. */
export function pictureTag({ src, alt, width, height, isDecoration }: TextPicture): string {
  const role = isDecoration ? ' role="presentation"' : '';
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<img src=${quoted(src)} alt=${quoted(alt)}${role}${size} />`;
}

/** A cleaned text with every picture replaced. @param draw makes the HTML of one. */
export function mapPictures(
  html: string,
  draw: (picture: TextPicture, place: Place, tag: string) => string,
): string {
  if (!html.includes('<img')) return html;
  let place = ALONE;
  return html.replace(PART, (tag) => {
    const attributes = attributesOf(tag);
    if (tag.startsWith('<img')) {
      const [across, high] = ['width', 'height'].map((name) => sideOf(attributes.get(name)));
      const picture = {
        src: attributes.get('src') ?? '',
        alt: attributes.get('alt') ?? '',
        width: across,
        height: high,
        isDecoration: attributes.has('role'),
      };
      return draw(picture, place, tag);
    }
    const width = attributes.get('data-width');
    place = {
      width: isPictureWidth(width) ? width : ALONE.width,
      video: attributes.get('data-video'),
    };
    return tag;
  });
}

/** The pictures of a cleaned text. */
export function picturesOf(html: string): TextPicture[] {
  const found: TextPicture[] = [];
  mapPictures(html, (picture, _place, tag) => {
    found.push(picture);
    return tag;
  });
  return found;
}
