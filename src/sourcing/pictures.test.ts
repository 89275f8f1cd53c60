import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { mapCache } from '../../tests/unit/map-cache.ts';
import { png } from '../../tests/unit/png.ts';
import { stubServer, type StubServer } from '../../tests/unit/stub-server.ts';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { widthsFor } from '../config/picture-sizes.ts';
import { preparePicture, type PictureOptions } from './pictures.ts';

const directory = tempDirectory();
const picture = { src: '/media/wide.png', alt: 'Линза', width: 1000, height: 500 };
const published = () => readdir(join(directory.path, 'public/pictures'));

let server: StubServer;
let options: PictureOptions;
/** The server's picture, and whether the server declares it immutable. */
let stored: { bytes: Buffer; etag: string; immutable: boolean } | null;
/** Whether the server has variants of its picture, as our backend does. */
let hasVariants: boolean;

const VARIANT = /-w\d+\.\w+$/;
const originalsAsked = (of = server) => of.asked.filter(({ path }) => !VARIANT.test(path));

beforeEach(async () => {
  stored = { bytes: await png(1000, 500), etag: '"1"', immutable: false };
  hasVariants = false;
  server = await stubServer(({ headers, path }, response) => {
    const isVariant = VARIANT.test(path);
    if (!stored || (isVariant && !hasVariants)) return void response.writeHead(404).end();
    if (isVariant) return void response.end(path);
    const { etag, immutable, bytes } = stored;
    response.setHeader('etag', etag);
    if (immutable) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
  });
  options = {
    origin: server.origin,
    cacheDirectory: join(directory.path, 'cache'),
    publicDirectory: join(directory.path, 'public'),
    cache: mapCache(),
  };
});
afterEach(() => server.stop());

describe('widthsFor', () => {
  it.each([
    [2000, [112, 160, 240, 320, 480, 640, 960]],
    [960, [112, 160, 240, 320, 480, 640, 960]],
    [959, [112, 160, 240, 320, 480, 640, 959]],
    [490, [112, 160, 240, 320, 490]],
    [300, [112, 160, 240, 300]],
    [90, [90]],
  ])('of a picture %i wide are %j', (width, widths) => {
    expect(widthsFor({ width })).toEqual(widths);
  });
});

describe('preparePicture', () => {
  it('prepares an immutable picture once in a process that remembers results', async () => {
    const results = new Map<string, IGatsbyImageData>();
    if (stored) stored.immutable = true;
    const first = await preparePicture(picture, { ...options, results });
    await rm(join(directory.path, 'public'), { recursive: true });
    expect(await preparePicture(picture, { ...options, results })).toBe(first);
    await preparePicture(picture, { ...options, results }, ['100px']);
    expect(await published()).not.toHaveLength(0);
  });

  it('remembers no result for a picture that may change', async () => {
    const results = new Map<string, IGatsbyImageData>();
    await preparePicture(picture, { ...options, results });
    expect(results.size).toBe(0);
  });

  it('publishes the variants and describes exactly those', async () => {
    const image = await preparePicture(picture, options);
    const names = await published();
    expect(names).toHaveLength(8);
    const named = JSON.stringify(image).match(/\/pictures\/[\w-]+\.\w+/g) ?? [];
    expect(new Set(named)).toEqual(new Set(names.map((name) => `/pictures/${name}`)));
    expect(image).toMatchObject({ layout: 'constrained', width: 960, height: 480 });
    expect(image.images.sources?.map(({ type }) => type)).toContain('image/avif');
    const { src = '' } = image.images.fallback ?? {};
    expect(src).toMatch(/^\/pictures\/.*-960\.webp$/);
    expect(await published()).toContain(src.replace('/pictures/', ''));
  });

  it('publishes only the variants that its places can need, if they are known', async () => {
    await preparePicture(picture, options, ['(min-width: 46em) 20rem, 92vw']);
    const widths = (await published()).map((name) => Number(/-(\d+)\./.exec(name)?.[1]));
    expect([...new Set(widths)].toSorted((one, other) => one - other)).toEqual([
      320, 480, 640, 960,
    ]);
  });

  it('publishes the same bytes that it caches', async () => {
    await preparePicture(picture, options);
    const [name = ''] = await published();
    expect(await readFile(join(options.publicDirectory, 'pictures', name))).toEqual(
      await readFile(join(options.cacheDirectory, name)),
    );
  });

  it('keeps a small picture at its own width', async () => {
    if (stored) stored.bytes = await png(300, 150);
    const image = await preparePicture({ ...picture, width: 300, height: 150 }, options);
    expect(image.width).toBe(300);
    expect((await published()).filter((name) => name.includes('-300.'))).toHaveLength(2);
    expect((await published()).filter((name) => /-[3-9]\d\d/.test(name))).toHaveLength(2);
  });

  it('sends a conditional request the next time, with the same result', async () => {
    const first = await preparePicture(picture, options);
    expect(await preparePicture(picture, options)).toEqual(first);
    const asked = originalsAsked().map(({ headers }) => headers['if-none-match']);
    // The variants are encoded from the original, which is downloaded for that.
    expect(asked).toEqual([undefined, undefined, '"1"']);
  });

  it('does not request an immutable picture again', async () => {
    if (stored) stored.immutable = true;
    hasVariants = true;
    const first = await preparePicture(picture, options);
    expect(await preparePicture(picture, options)).toEqual(first);
    expect(originalsAsked()).toHaveLength(1);
  });

  it('publishes again into an empty site without a download', async () => {
    await preparePicture(picture, options);
    await rm(options.publicDirectory, { recursive: true });
    await preparePicture(picture, options);
    expect(await published()).toHaveLength(8);
    expect(server.asked.at(-1)?.headers['if-none-match']).toBe('"1"');
  });

  it('takes the variants that the backend has encoded, in one request each', async () => {
    hasVariants = true;
    await preparePicture(picture, options);
    const variants = server.asked.map(({ path }) => path).filter((path) => VARIANT.test(path));
    expect(variants.toSorted()).toEqual([
      ...[112, 160, 240, 320, 480, 640, 960].map((width) => `/media/wide-png-w${width}.avif`),
      '/media/wide-png-w960.webp',
    ]);
    const files = await Promise.all(
      (await published()).map((name) => readFile(join(options.publicDirectory, 'pictures', name))),
    );
    expect(files.map(String).toSorted()).toEqual(variants.toSorted());
    expect(originalsAsked()).toHaveLength(1);
  });

  it('asks the backend for no variant of a picture that is elsewhere', async () => {
    const src = `${server.origin}/media/wide.png`;
    await preparePicture({ ...picture, src }, options);
    expect(server.asked.map(({ path }) => path)).toEqual(['/media/wide.png']);
    expect(await published()).toHaveLength(8);
  });

  it('describes a picture before its files exist if they are made later', async () => {
    const works: (() => Promise<void>)[] = [];
    const image = await preparePicture(picture, { ...options, later: (work) => works.push(work) });
    await expect(published()).rejects.toThrow('ENOENT');
    for (const work of works) await work();
    expect(await published()).toHaveLength(8);
    expect(await preparePicture(picture, options)).toEqual(image);
  });

  it.each([true, false])(
    'encodes the variants again when they are lost (immutable: %p)',
    async (immutable) => {
      if (stored) stored.immutable = immutable;
      await preparePicture(picture, options);
      for (const path of [options.cacheDirectory, options.publicDirectory]) {
        await rm(path, { recursive: true });
      }
      await preparePicture(picture, options);
      expect(await published()).toHaveLength(8);
      expect(server.asked.at(-1)?.headers['if-none-match']).toBeUndefined();
    },
  );

  it('publishes a changed picture at new URLs', async () => {
    const first = await preparePicture(picture, options);
    stored = { bytes: await png(1000, 500, '#fa0'), etag: '"2"', immutable: false };
    expect(await preparePicture(picture, options)).not.toEqual(first);
    expect(await published()).toHaveLength(16);
  });

  it('reports a missing picture', async () => {
    stored = null;
    await expect(preparePicture(picture, options)).rejects.toMatchObject({
      name: 'SourcingError',
      mayPass: false,
      message: `picture ${server.origin}/media/wide.png: status 404`,
    });
  });

  it('reports a picture whose server does not respond', async () => {
    const gone = await stubServer(() => {});
    await gone.stop();
    const src = `${gone.origin}/media/wide.png`;
    await expect(preparePicture({ ...picture, src }, options)).rejects.toMatchObject({
      name: 'SourcingError',
      mayPass: false,
      message: expect.stringContaining(`picture ${src}: `),
    });
    // Our own backend will be back.
    const own = { ...options, origin: gone.origin };
    await expect(preparePicture(picture, own)).rejects.toMatchObject({ mayPass: true });
  });

  it('retries once when the connection to our own backend breaks', async () => {
    const bytes = await png(1000, 500);
    const breaking = await stubServer(({ path }, response) => {
      if (breaking.asked.length === 1) response.destroy();
      else if (VARIANT.test(path)) response.writeHead(404).end();
      else response.writeHead(200, { etag: '"1"' }).end(bytes);
    });
    try {
      await preparePicture(picture, { ...options, origin: breaking.origin });
      expect(originalsAsked(breaking)).toHaveLength(3);
    } finally {
      await breaking.stop();
    }
  });

  it('reports a backend that has no variants at the moment, not a broken picture', async () => {
    const bytes = await png(1000, 500);
    const busy = await stubServer(({ path }, response) => {
      response.writeHead(VARIANT.test(path) ? 503 : 200).end(bytes);
    });
    try {
      const own = { ...options, origin: busy.origin };
      await expect(preparePicture(picture, own)).rejects.toMatchObject({
        mayPass: true,
        message: `picture ${busy.origin}/media/wide-png-w112.avif: status 503`,
      });
    } finally {
      await busy.stop();
    }
  });

  it('blames no picture for a disk that takes no files', async () => {
    await writeFile(options.cacheDirectory, 'not a directory');
    await expect(preparePicture(picture, options)).rejects.toMatchObject({ syscall: 'mkdir' });
  });

  it('reports a file that is not a picture', async () => {
    if (stored) stored.bytes = Buffer.from('<html>');
    await expect(preparePicture(picture, options)).rejects.toMatchObject({
      name: 'SourcingError',
      message: expect.stringContaining(`picture ${server.origin}/media/wide.png: `),
    });
  });
});
