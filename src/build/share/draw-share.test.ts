import sharp from 'sharp';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { drawShare, shareSvg, type Pens } from './draw-share.ts';
import { lettersOf } from './letters.ts';

const spec = { title: 'Как хранить линзы', kicker: 'Уход и\u00a0гигиена', cover: null };
let pens: Pens;

beforeAll(() => {
  pens = { bold: lettersOf(600), medium: lettersOf(500) };
});

describe('text outlines', () => {
  it('cover Cyrillic, Latin, digits and typographic characters', () => {
    for (const text of ['Ясно', 'Acuvue', '−2,75', '«»', '—', '…', '№', 'ё']) {
      expect(pens.bold.width(text, 100)).toBeGreaterThan(20 * text.length);
      expect(pens.bold.path(text, 0, 0, 100)).toMatch(/^M.{20}/);
    }
  });

  it('are numeric at any position', () => {
    for (let x = 0; x < 3; x += 0.1) {
      const path = pens.bold.path('Ясно Капли Эко, Растворы', x, 260.5, 32);
      expect(path).toMatch(/^[MLQCZ\d. -]+$/);
    }
  });

  it('advance the pen across a change of script', () => {
    const together = pens.bold.width('Линзы UV', 100);
    const apart = pens.bold.width('Линзы ', 100) + pens.bold.width('UV', 100);
    expect(together).toBeCloseTo(apart, 0);
  });
});

describe('the picture of a shared link', () => {
  it('needs no system font', () => {
    expect(shareSvg(spec, false, pens)).not.toMatch(/<text|font-family/);
  });

  it('is a JPEG of the size that social networks show, with and without a cover', async () => {
    const cover = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#ff0000' },
    })
      .png()
      .toBuffer();
    for (const beside of [null, cover]) {
      const picture = await drawShare(spec, beside, pens);
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
      // Social networks reject large pictures.
      expect(picture.length).toBeLessThan(300_000);
      const lens = { left: 930, top: 300, width: 20, height: 20 };
      const { channels } = await sharp(await sharp(picture).extract(lens).toBuffer()).stats();
      expect((channels[0]?.mean ?? 0) - (channels[1]?.mean ?? 0) > 200).toBe(beside !== null);
    }
  });

  it('is deterministic', async () => {
    expect(await drawShare(spec, null, pens)).toEqual(await drawShare(spec, null, pens));
  });
});
