/** A picture inside a text is the same as one outside. */
import { expect, it } from '@jest/globals';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { renderToStaticMarkup } from 'react-dom/server';
import { PICTURE_WIDTHS } from '../../src/rich-text/picture-widths.ts';
import { pictureMarkup } from '../../src/sourcing/text-pictures.ts';
import { Picture } from '../../src/ui/pictures/Picture.tsx';

const files = '/pictures/a-480.avif 480w,\n/pictures/a-960.avif 960w';
const image: IGatsbyImageData = {
  layout: 'constrained',
  width: 960,
  height: 600,
  images: {
    fallback: { src: '/pictures/a-960.webp' },
    sources: [{ type: 'image/avif', srcSet: files }],
  },
};

/** Attributes by name: their order and their capitals mean nothing. A text leaves priorities to the browser. */
const compared = (html: string) =>
  html
    .replaceAll(' fetchPriority="low"', '')
    .replace(/<(\w+)((?:\s[a-zA-Z-]+="[^"]*")*) ?\/?>/g, (_tag, name: string, list: string) => {
      const attributes = list.match(/[a-zA-Z-]+="[^"]*"/g) ?? [];
      return `<${[name, ...attributes.map((one) => one.replace(/^[^=]+/, (key) => key.toLowerCase())).sort()].join(' ')}>`;
    });

it('is cropped around the focus point from the library', () => {
  const picture = { src: '/media/a.png', alt: '', width: 9, height: 9, focus: { x: 1 / 3, y: 1 } };
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="" />)).toContain(
    'style="object-position:33% 100%"',
  );
});

it.each(['', 'Две "линзы" & раствор'])('%j', (alt) => {
  const picture = { src: '/media/a.png', alt, width: 1200, height: 750 };
  const { sizes } = PICTURE_WIDTHS.half;
  const drawn = renderToStaticMarkup(<Picture picture={{ ...picture, image }} sizes={sizes} />);
  expect(compared(pictureMarkup(picture, image, 'half'))).toBe(compared(drawn));
});
