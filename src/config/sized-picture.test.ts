import { describe, expect, it } from '@jest/globals';
import { variantsOf, widthsFor } from './picture-sizes.ts';
import { isSizable, readSizedPicture, sizedPicture } from './sized-picture.ts';

const originals = ['a.png', 'uhod-0123456789ab.jpg', 'a-b-c.webp', `${'a'.repeat(125)}.avif`];

describe('a sized picture', () => {
  it.each(originals)('of %s has a name that says its original and its size', (original) => {
    for (const variant of variantsOf(widthsFor({ width: 1200 }))) {
      const name = sizedPicture(original, variant);
      expect(name).toMatch(/^[a-z0-9-]{1,140}\.(?:avif|webp)$/);
      expect(readSizedPicture(name)).toEqual({ original, variant });
      expect(isSizable(`/media/${name}`)).toBe(false);
    }
  });

  it('has the path of its original', () => {
    const variant = { width: 480, format: 'avif' } as const;
    expect(sizedPicture('/media/a.png', variant)).toBe('/media/a-png-w480.avif');
  });

  it.each([
    'a.png',
    'a-png-w0480.avif',
    'a-png-w961.avif',
    'a-png-w.avif',
    'a-png-w480.png',
    'a-pdf-w480.avif',
    'a-svg-w480.avif',
    '-png-w480',
    'a-png-w480-avif-w480.avif',
    'A-png-w480.avif',
    '../a-png-w480.avif',
    `${'a'.repeat(126)}-png-w480.avif`,
  ])('is not %s', (name) => {
    expect(readSizedPicture(name)).toBeNull();
  });

  it.each([
    'https://other.test/media/a.png',
    '/pictures/a.png',
    '/media/a.svg',
    '/media/a.png?b',
    '/media/a-png-w480.avif',
    `/media/${'a'.repeat(126)}.png`,
  ])('is not made of %s', (src) => {
    expect(isSizable(src)).toBe(false);
  });
});
