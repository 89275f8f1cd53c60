import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { picturesOf } from '../../rich-text/text-pictures.ts';

/** A picture in a format that PDF supports. */
export type PaperPicture = {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Sufficient for print at the width of the text. */
const QUALITY = 82;

/**
 * The pictures of a text as the site shows it.
 * @param directory of the encoded pictures.
 */
export async function paperPictures(
  body: string,
  directory: string,
): Promise<ReadonlyMap<string, PaperPicture>> {
  const found = new Map<string, PaperPicture>();
  const addresses = new Set(picturesOf(body).map(({ src }) => src));
  if (addresses.size === 0) return found;
  // Loaded with the first picture, as most documents have none.
  const { default: sharp } = await import('sharp');
  for (const src of addresses) {
    const picture = sharp(await readFile(join(directory, basename(src))));
    const { data: jpeg, info } = await picture
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    found.set(src, { jpeg, width: info.width, height: info.height });
  }
  return found;
}
