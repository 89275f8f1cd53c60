import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { png } from '../../tests/unit/png.ts';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { FORMATS, type Variant } from '../config/picture-sizes.ts';
import { makeVariants, variantName } from './variant-files.ts';

const directory = tempDirectory();
const encodes = (original: () => Promise<Buffer> = () => png(120, 60)) => ({
  ready: () => Promise.resolve(null),
  original,
});
const cache = () => join(directory.path, 'deep', 'pictures');
const both = (...widths: number[]) =>
  widths.flatMap((width) => FORMATS.map((format) => ({ width, format })));
const all = ['h-40.avif', 'h-40.webp', 'h-80.avif', 'h-80.webp'];

describe('makeVariants', () => {
  it('encodes each width in each format, in a directory it creates', async () => {
    await makeVariants(cache(), 'h', both(40, 80), encodes());
    expect((await readdir(cache())).sort()).toEqual(all);
    const avif = await sharp(join(cache(), variantName('h', 40, 'avif'))).metadata();
    expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 40, height: 20 });
    const webp = await sharp(join(cache(), variantName('h', 80, 'webp'))).metadata();
    expect(webp).toMatchObject({ format: 'webp', width: 80, height: 40 });
  });

  it('loads the original once, and not at all when everything exists', async () => {
    const asked = jest.fn(() => png(120, 60));
    await makeVariants(cache(), 'h', both(40, 80), encodes(asked));
    const before = await stat(join(cache(), 'h-40.avif'));
    await makeVariants(cache(), 'h', both(40, 80), encodes(asked));
    expect(asked).toHaveBeenCalledTimes(1);
    expect((await stat(join(cache(), 'h-40.avif'))).mtimeMs).toBe(before.mtimeMs);
  });

  it('removes what a killed encoder left half written, and nothing that may still be written', async () => {
    await mkdir(cache(), { recursive: true });
    for (const name of ['old.avif.1.part', 'young.avif.2.part', 'old.avif']) {
      await writeFile(join(cache(), name), 'half');
      if (name.startsWith('old')) await utimes(join(cache(), name), 1, 1);
    }
    await makeVariants(cache(), 'h', both(40), encodes());
    expect((await readdir(cache())).sort()).toEqual([
      ...['h-40.avif', 'h-40.webp'],
      ...['old.avif', 'young.avif.2.part'],
    ]);
  });

  it('encodes only what is missing', async () => {
    await makeVariants(cache(), 'h', both(40), encodes());
    await writeFile(join(cache(), 'h-40.avif'), 'kept');
    await makeVariants(cache(), 'h', both(40, 80), encodes());
    expect((await stat(join(cache(), 'h-40.avif'))).size).toBe('kept'.length);
    expect((await readdir(cache())).sort()).toEqual(all);
  });

  it('encodes only what is not encoded elsewhere, and loads no original for nothing', async () => {
    const asked = jest.fn(() => png(120, 60));
    const isReady = new Set(['avif']);
    const ready = jest.fn(({ format }: Variant) =>
      Promise.resolve(isReady.has(format) ? Buffer.from('ready') : null),
    );
    await makeVariants(cache(), 'h', both(40), { ready, original: asked });
    expect((await stat(join(cache(), 'h-40.avif'))).size).toBe('ready'.length);
    expect(await sharp(join(cache(), 'h-40.webp')).metadata()).toMatchObject({ width: 40 });
    isReady.add('webp');
    await makeVariants(cache(), 'h', both(40, 80), { ready, original: asked });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(ready).toHaveBeenCalledTimes(4);
  });

  it('never enlarges a picture', async () => {
    await makeVariants(cache(), 'h', both(400), encodes());
    expect(await sharp(join(cache(), 'h-400.webp')).metadata()).toMatchObject({ width: 120 });
  });

  it('supports concurrent encoding of the same picture', async () => {
    const twice = [1, 2].map(() => makeVariants(cache(), 'h', both(40, 80), encodes()));
    await expect(Promise.all(twice)).resolves.toBeDefined();
    expect((await readdir(cache())).sort()).toEqual(all);
  });

  it('leaves no finished variant of a file that is not a picture', async () => {
    const broken = () => Promise.resolve(Buffer.from('<html>'));
    await expect(makeVariants(cache(), 'h', both(40), encodes(broken))).rejects.toThrow();
    expect((await readdir(cache())).filter((name) => /\.(?:avif|webp)$/.test(name))).toEqual([]);
  });
});
