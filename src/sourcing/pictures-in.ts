import { PUBLIC_PATH } from './pictures.ts';
import { VARIANT_NAME } from './variant-files.ts';

/** What the URLs of all pictures of the site start with. */
export const PICTURES_START = `${PUBLIC_PATH}/`;
/** The URL of a variant within a text. */
export const VARIANT_ADDRESS = new RegExp(PICTURES_START + VARIANT_NAME, 'g');
/** The elements that show a picture in a rich text. */
const SHOWING = /<(?:source|img)\b[^>]*>/g;

/** URLs of the site's pictures in a value. */
export function* picturesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    // `srcSet` lists several, each followed by its width.
    if (!value.includes(PICTURES_START)) return;
    if (value.includes('<')) {
      for (const [tag] of value.matchAll(SHOWING)) {
        for (const [address] of tag.matchAll(VARIANT_ADDRESS)) yield address;
      }
      return;
    }
    for (const part of value.split(',')) {
      const [address = ''] = part.trim().split(' ');
      if (address.startsWith(PICTURES_START)) yield address;
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* picturesIn(part);
  }
}
