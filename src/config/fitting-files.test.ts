import { expect, it } from '@jest/globals';
import { fittingFiles } from './fitting-files.ts';
import { widthsFor } from './picture-sizes.ts';

const files = widthsFor({ width: 2000 }).map((width) => `/a-${width}.avif ${width}w`);

it.each([
  ['a thumbnail', '5rem', [112, 160, 240]],
  ['a card', '(min-width: 1280px) 25rem, (min-width: 820px) 44vw, 92vw', [320, 480, 640, 960]],
  ['half a phone', '(min-width: 820px) 14rem, 45vw', [160, 240, 320, 480, 640, 960]],
  ['more than the widest file', '78rem', [960]],
])('%s gets the files it may need', (_name, sizes, widths) => {
  const expected = widths.map((width) => `/a-${width}.avif ${width}w`).join();
  expect(fittingFiles(files.join(',\n'), sizes)).toBe(expected);
});

it('leaves a single file alone', () => {
  expect(fittingFiles('/a-300.avif 300w', '5rem')).toBe('/a-300.avif 300w');
  expect(fittingFiles('/a-90.avif 90w', '92vw')).toBe('/a-90.avif 90w');
});
