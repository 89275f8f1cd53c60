import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { Picture } from '../../contract/fields.ts';
import { fittingWidths } from '../config/fitting-files.ts';
import { variantsOf, widthsFor } from '../config/picture-sizes.ts';
import { encodeVariants, variantName } from './encode.ts';
import { SourcingError, type Cache } from './source.ts';

/** The cached facts about an original: enough to skip its download next time. */
type Known = { hash: string; etag: string | null; immutable: boolean };

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

const failed = (url: string, reason: string, mayPass = false) =>
  new SourcingError(`picture ${url}: ${reason}`, {
    mayPass,
    told: { field: null, words: `Картинка не\u00a0открывается: ${url}` },
  });

const named = (url: string, error: unknown, mayPass = false) =>
  error instanceof SourcingError
    ? error
    : failed(url, error instanceof Error ? error.message : 'no answer', mayPass);

/** A full disk or a similar system error: the picture is not to blame. */
const isOfSystem = (error: unknown) =>
  typeof error === 'object' && error !== null && 'syscall' in error;

/**
 * @param origin of our own backend, which will be back, while another server may be gone for good.
 */
async function download(url: string, origin: string, known: Known | undefined) {
  const isOwn = new URL(url).origin === new URL(origin).origin;
  const headers: Record<string, string> = known?.etag ? { 'if-none-match': known.etag } : {};
  const ask = () => fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  const response = await ask()
    // A reused connection may be closed by now, and a busy reader notices that late.
    .catch((error: unknown) => {
      if (isOwn) return ask();
      throw error;
    })
    .catch((error: unknown) => {
      throw named(url, error, isOwn);
    });
  if (response.status === 304 && known) return { known, bytes: null };
  if (!response.ok) {
    const mayPass = isOwn && response.status >= 500;
    throw failed(url, `status ${response.status}`, mayPass);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const immutable = response.headers.get('cache-control')?.includes('immutable') ?? false;
  return { known: { hash, etag: response.headers.get('etag'), immutable }, bytes };
}

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
 * Encodes a picture's variants and puts them where the site serves them.
 * @param places the `sizes` of the only places that show it, if known: only the variants that pages name are
 * published.
 * @throws SourcingError naming the picture's URL.
 */
export async function preparePicture(
  picture: Picture,
  options: PictureOptions,
  places?: readonly string[],
): Promise<IGatsbyImageData> {
  const url = new URL(picture.src, options.origin).href;
  const wanted = [url, ...(places ?? [])].join('\n');
  const ready = options.results?.get(wanted);
  if (ready) return ready;
  const key = `picture ${url}`;
  const before: Known | undefined = await options.cache.get(key);
  const fresh = before?.immutable
    ? { known: before, bytes: null }
    : await download(url, options.origin, before);
  await options.cache.set(key, fresh.known);
  const { hash, immutable } = fresh.known;
  options.prepared?.({ src: picture.src, hash, immutable });
  const widths = widthsIn(picture, places);
  const variants = variantsOf(widths);
  const original = async () => {
    const bytes = fresh.bytes ?? (await download(url, options.origin, undefined)).bytes;
    if (!bytes) throw failed(url, 'the original did not come');
    return bytes;
  };
  try {
    await encodeVariants(options.cacheDirectory, hash, variants, original);
  } catch (error) {
    throw isOfSystem(error) ? error : named(url, error);
  }
  await publish(
    options,
    variants.map(({ width, format }) => variantName(hash, width, format)),
  );
  const image = describe(picture, hash, widths);
  if (immutable) options.results?.set(wanted, image);
  return image;
}
