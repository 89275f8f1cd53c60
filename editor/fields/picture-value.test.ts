import { describe, expect, it } from '@jest/globals';
import { altFault } from './alt-fault.ts';
import { pictureIn, withPicture } from './picture-value.ts';

const picture = { src: '/media/a.png', alt: 'Линза', width: 1200, height: 800 };
const other = { src: '/media/b.png', width: 960, height: 640 };

describe('a picture in a field', () => {
  it('is read only from a picture value', () => {
    expect(pictureIn(picture)).toEqual(picture);
    expect(pictureIn({ src: '/media/a.png' })).toEqual({ src: '/media/a.png', alt: '' });
    for (const none of [null, '', undefined, {}]) expect(pictureIn(none)).toBeNull();
  });

  it('keeps its description if its replacement has none', () => {
    expect(withPicture(pictureIn(picture), other)).toEqual({ ...other, alt: 'Линза' });
    expect(withPicture(pictureIn(picture), { ...other, alt: 'Капли' })).toEqual({
      ...other,
      alt: 'Капли',
    });
    expect(withPicture(null, other)).toEqual({ ...other, alt: '' });
    const ornament = pictureIn({ ...picture, alt: '', decoration: true });
    expect(withPicture(ornament, other)).toEqual({ ...other, alt: '', decoration: true });
    expect(withPicture(ornament, { ...other, alt: 'Капли' })).toEqual({ ...other, alt: 'Капли' });
  });
});

it('requires a description that is not blank', () => {
  expect(altFault('Линза')).toBeUndefined();
  for (const nothing of ['', ' \u00a0', undefined]) expect(altFault(nothing)).toMatch(/^Напишите/);
});
