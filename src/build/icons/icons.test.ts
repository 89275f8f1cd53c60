import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { drawIcons, faviconSvg } from './draw-icons.ts';
import { manifestOf } from './manifest.ts';
import { writeIcons } from './write-icons.ts';

describe('icons', () => {
  it('have the sizes that the manifest declares', async () => {
    const icons = await drawIcons();
    const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(manifestOf('Ясно'));
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(icons.get(src.slice(1))).metadata();
      expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
    }
    const apple = await sharp(icons.get('icons/apple-touch-icon.png')).metadata();
    expect([apple.width, apple.height]).toEqual([180, 180]);
  });

  it('have an opaque background where a system would use a black one', async () => {
    const icons = await drawIcons();
    for (const path of ['icons/apple-touch-icon.png', 'icons/maskable-192.png']) {
      const corner = await sharp(icons.get(path))
        .ensureAlpha()
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect([...corner]).toEqual([0x08, 0x3c, 0x45, 255]);
    }
  });

  it('keep the maskable sign inside the safe zone', async () => {
    const icon = sharp((await drawIcons()).get('icons/maskable-512.png'));
    // The widest sign that stays whole in a crop to 80 %, and a line just outside it.
    const line = await icon.extract({ left: 51, top: 0, width: 1, height: 512 }).png().toBuffer();
    const { channels } = await sharp(line).removeAlpha().stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
  });

  it('include an ICO with a PNG at the offset in its directory', async () => {
    const ico = (await drawIcons()).get('favicon.ico') ?? Buffer.alloc(0);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const picture = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  it('turn light in a dark colour scheme', () => {
    expect(faviconSvg()).toMatch(/prefers-color-scheme:dark.*#7fd6da/);
  });
});

describe('writeIcons', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'icons-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('names the brand, and does not touch unchanged files', async () => {
    const path = join(root, 'manifest.webmanifest');
    await writeIcons(root, 'Ясно');
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ name: 'Ясно', lang: 'ru' });
    const { mtimeMs } = await stat(join(root, 'favicon.ico'));
    await writeIcons(root, 'Новое имя');
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ name: 'Новое имя' });
    expect((await stat(join(root, 'favicon.ico'))).mtimeMs).toBe(mtimeMs);
  });
});
