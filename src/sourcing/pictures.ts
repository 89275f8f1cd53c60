import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { Picture } from '../../contract/fields.ts';
import { fittingWidths } from '../config/fitting-files.ts';
import { variantsOf, widthsFor } from '../config/picture-sizes.ts';
import { isSizable } from '../config/sized-picture.ts';
import { download, failed, named, readyVariant, type Known } from './picture-requests.ts';
import type { Cache } from './source.ts';
import { makeVariants, variantName } from './variant-files.ts';

export type PictureOptions = {
  readonly origin: string;
  readonly cacheDirectory: string;
  /** Directory of the site that the variants are published from. */
  readonly publicDirectory: string;
  readonly cache: Cache;
  readonly prepared?: (original: Original) => void;
  /** Results for immutable originals; they are not prepared again while their files stay. */
  readonly results?: {
    get(key: string): IGatsbyImageData | undefined;
    set(key: string, image: IGatsbyImageData): unknown;
  };
  /** Takes the making of the files, which pages name before they exist. Without it they exist first. */
  readonly later?: (work: () => Promise<void>) => void;
};

/** A picture before it is encoded. */
type Original = {
  readonly src: string;
  /** The hash that names its variants. */
  readonly hash: string;
  /** Whether other bytes always have another URL. */
  readonly immutable: boolean;
};

/** Base path of the variants on the site. */
export const PUBLIC_PATH = '/pictures';

/** A full disk or a similar system error: the picture is not to blame. */
const isOfSystem = (error: unknown) =>
  typeof error === 'object' && error !== null && 'syscall' in error;

async function publish(options: PictureOptions, names: string[]): Promise<void> {
  const directory = join(options.publicDirectory, PUBLIC_PATH);
  await mkdir(directory, { recursive: true });
  for (const name of names) {
    const target = join(directory, name);
    if (
      await stat(target).then(
        () => true,
        () => false,
      )
    )
      continue;
    const source = join(options.cacheDirectory, name);
    // A hard link costs nothing; if the cache is on another disk, a copy works as well.
    await link(source, target).catch(() => copyFile(source, target));
  }
}

/** The plugin's own description of a picture, referring to the variants encoded here. */
function describe(picture: Picture, hash: string, widths: number[]): IGatsbyImageData {
  const widest = Math.max(...widths);
  const image = generateImageData({
    pluginName: 'gatsby-source-custom-api',
    filename: hash,
    layout: 'constrained',
    width: widest,
    sourceMetadata: { width: picture.width, height: picture.height, format: 'png' },
    formats: ['avif'],
    breakpoints: widths,
    // Only widths that exist as files: gatsby-plugin-image would add others otherwise.
    outputPixelDensities: [1],
    generateImageSource: (filename, width, height, format) => ({
      src: `${PUBLIC_PATH}/${variantName(filename, width, 'avif')}`,
      width,
      height,
      format,
    }),
  } as Parameters<typeof generateImageData>[0]);
  // For browsers without AVIF, and for robots, which use only `src`: the original is not on the site.
  const src = `${PUBLIC_PATH}/${variantName(hash, widest, 'webp')}`;
  return { ...image, images: { ...image.images, fallback: { src } } };
}

/** The widths that these places can need; without places, all of them. */
function widthsIn(picture: Picture, places: readonly string[] | undefined): number[] {
  const all = widthsFor(picture);
  if (!places) return all;
  const needed = new Set(places.flatMap((sizes) => fittingWidths(all, sizes)));
  return all.filter((width) => needed.has(width));
}

/**
 * Puts a picture's variants where the site serves them.
 * @param places the `sizes` of the only places that show it, if known: only the variants that pages name are
 * published.
 * @throws SourcingError naming the picture's URL.
 */
export async function preparePicture(
  picture: Picture,
  options: PictureOptions,
  places?: readonly string[],
): Promise<IGatsbyImageData> {
  const { origin } = options;
  const url = new URL(picture.src, origin).href;
  const wanted = [url, ...(places ?? [])].join('\n');
  const ready = options.results?.get(wanted);
  if (ready) return ready;
  const key = `picture ${url}`;
  const before: Known | undefined = await options.cache.get(key);
  const fresh = before?.immutable
    ? { known: before, bytes: null }
    : await download(url, origin, before);
  await options.cache.set(key, fresh.known);
  const { hash, immutable } = fresh.known;
  options.prepared?.({ src: picture.src, hash, immutable });
  const widths = widthsIn(picture, places);
  const variants = variantsOf(widths);
  // Our own backend has the variants: the original is not kept until it might be needed.
  const kept = isSizable(picture.src) ? null : fresh.bytes;
  const makeFiles = async () => {
    await makeVariants(options.cacheDirectory, hash, variants, {
      ready: (variant) => readyVariant(picture.src, origin, variant),
      original: async () => {
        const bytes = kept ?? (await download(url, origin, undefined)).bytes;
        if (!bytes) throw failed(url, 'the original did not come');
        return bytes;
      },
    }).catch((error: unknown) => {
      throw isOfSystem(error) ? error : named(url, error);
    });
    await publish(
      options,
      variants.map(({ width, format }) => variantName(hash, width, format)),
    );
  };
  if (options.later) options.later(makeFiles);
  else await makeFiles();
  const image = describe(picture, hash, widths);
  if (immutable) options.results?.set(wanted, image);
  return image;
}
