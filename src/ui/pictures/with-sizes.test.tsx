import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from './Picture.tsx';
import { withSizes } from './with-sizes.ts';

const drawn = (src: string, width: number, sizes: string) =>
  renderToStaticMarkup(
    <Picture picture={withSizes({ src, alt: '', width, height: 750 })} sizes={sizes} />,
  );

/** Types and files of the sources, and the address of the picture. */
const filesIn = (html: string) =>
  [...html.matchAll(/(?:type|srcSet|src)="([^"]*)"/g)].map(([, value]) => value);

describe('a picture of a live response', () => {
  it('has the files that its place may need', () => {
    const html = drawn('/media/a-12.png', 1200, '7rem');
    expect(filesIn(html)).toEqual([
      'image/avif',
      [112, 160, 240, 320, 480].map((width) => `/media/a-12-png-w${width}.avif ${width}w`).join(),
      'image/webp',
      '/media/a-12-png-w960.webp 960w',
      '/media/a-12.png',
    ]);
    expect(html).toContain('sizes="7rem"');
  });

  it('has none wider than its original', () => {
    expect(filesIn(drawn('/media/a.jpg', 300, '92vw'))).toEqual([
      'image/avif',
      '/media/a-jpg-w300.avif 300w',
      'image/webp',
      '/media/a-jpg-w300.webp 300w',
      '/media/a.jpg',
    ]);
  });

  it.each(['https://other.test/media/a.png', '/media/a.svg', '/media/a-png-w480.avif'])(
    'is shown from its original if it is %s',
    (src) => expect(filesIn(drawn(src, 1200, '7rem'))).toEqual([src]),
  );
});
