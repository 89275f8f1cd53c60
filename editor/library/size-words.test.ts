import { expect, it } from '@jest/globals';
import { sizesLine } from './size-words.ts';

it.each([
  [
    { width: 1600, height: 900 },
    '1\u00a0600\u00a0×\u00a0900\u00a0точек. На\u00a0сайте: 480\u00a0×\u00a0270 и\u00a0960\u00a0×\u00a0540, в\u00a0AVIF и\u00a0WebP.',
  ],
  [
    { width: 600, height: 400 },
    '600\u00a0×\u00a0400\u00a0точек. На\u00a0сайте: 480\u00a0×\u00a0320, в\u00a0AVIF и\u00a0WebP. На\u00a0широких экранах будет нерезко: лучше от\u00a0960\u00a0точек в\u00a0ширину.',
  ],
  [
    { width: 300, height: 300 },
    '300\u00a0×\u00a0300\u00a0точек. На\u00a0сайте: 300\u00a0×\u00a0300, в\u00a0AVIF и\u00a0WebP. На\u00a0широких экранах будет нерезко: лучше от\u00a0960\u00a0точек в\u00a0ширину.',
  ],
])('says what is made of %j', (size, line) => {
  expect(sizesLine(size)).toBe(line);
});
